Gem::Specification.new do |spec|
  spec.name = "shop"
  spec.version = "1.2.0"
  spec.summary = "A small shop"
  spec.required_ruby_version = ">= 3.1"
  spec.add_dependency "bigdecimal", ">= 3", "< 5"
end
