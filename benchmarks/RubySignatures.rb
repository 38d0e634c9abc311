# Write the stubs of Ruby's core and of a few standard libraries: ruby benchmarks/RubySignatures.rb OUT.rb
#
# Names, superclasses, mixins and classes of results, from the signatures that come with the runtime (the gem rbs) and
# from the runtime itself. Then: make docs.
require "rbs"
loader = RBS::EnvironmentLoader.new
%w[set pathname time date json strscan logger tempfile uri].each { |name| loader.add(library: name, version: nil) }
env = RBS::Environment.from_loader(loader).resolve_type_names
module Signatures
def self.type_name(t, env)
  case t
  when RBS::Types::ClassInstance then n = t.name.to_s.delete_prefix("::"); n
  when RBS::Types::Optional then type_name(t.type, env)
  when RBS::Types::Bases::Self, RBS::Types::Bases::Instance then "self"
  when RBS::Types::Alias then {"::string"=>"String","::int"=>"Integer"}[t.name.to_s]
  when RBS::Types::Literal then {String=>"String",Integer=>"Integer"}[t.literal.class]
  else nil
  end
end
def self.line(m, kind, t)
  s = kind == :singleton ? "self." : ""
  doc = t ? "  # @return [#{t}]\n" : ""
  "#{doc}  def #{s}#{m}; end\n"
end
end
out = Hash.new { |h,k| h[k] = {} }
heads = {}
env.class_decls.each do |name, entry|
  n = name.to_s.delete_prefix("::")
  next if n =~ /^(Encoding|IO::|ENVClass|Refinement|Binding|Fiber|Thread::Back|Logger::|Tempfile::|URI::(LDAP|RFC|WS)|RBS|Ruby|RubyVM|ObjectSpace|GC|TracePoint|Warning|Process|Etc|Errno|Gem|Bundler|Ractor|FileTest|UnboundMethod|Marshal|Signal|TSort|Socket)/
  next if n.count(":") > 2
  supers = []; mixins = []
  entry.decls.each do |d|
    decl = d.decl
    kind = decl.is_a?(RBS::AST::Declarations::Class) ? "class" : "module"
    heads[n] ||= [kind, nil, []]
    heads[n][1] ||= decl.super_class.name.to_s.delete_prefix("::") if kind == "class" && decl.super_class
    decl.members.each do |m|
      case m
      when RBS::AST::Members::Include then heads[n][2] |= [m.name.to_s.delete_prefix("::")] 
      when RBS::AST::Members::MethodDefinition
        ts = m.types.map { |t| Signatures.type_name(t.type.return_type, env) }.uniq
        t = ts.size == 1 ? ts[0] : nil
        t = ts.compact.size == 1 ? ts.compact[0] : nil if ts.compact.size == 1
        key = [m.name.to_s, m.kind]
        out[n][key] = t
      when RBS::AST::Members::Alias
        out[n][[m.new_name.to_s, m.kind]] = out[n][[m.old_name.to_s, m.kind]]
      when RBS::AST::Members::AttrReader, RBS::AST::Members::AttrAccessor
        out[n][[m.name.to_s, m.kind]] = Signatures.type_name(m.type, env)
      end
    end
  end
end
# what the runtime has besides
heads.each_key do |n|
  k = Object.const_get(n) rescue next
  next unless k.is_a?(Module)
  (k.instance_methods(false) + k.private_instance_methods(false)).each { |m| out[n][[m.to_s, :instance]] ||= nil unless out[n].key?([m.to_s, :singleton_instance]) } rescue nil
  k.singleton_methods(false).each { |m| out[n][[m.to_s, :singleton]] ||= nil } rescue nil
end
ops = /\A[a-z_]\w*[?!]?\z/
lines = heads.sort.map do |n, (kind, sup, mix)|
  has_own = out[n].any? { |(m, k), _| k == :instance && m =~ ops }
  ms = out[n].reject { |(m, k), _| k == :singleton && has_own }.select { |(m, k), _| m =~ ops && m !~ /\A__|\Arb_/ && !(%w[initialize method_missing]).include?(m) }.sort_by { |(m, k), _| [k.to_s, m] }
  next if ms.empty? && !sup
  body = mix.select { |x| heads.key?(x) }.map { |x| "  include #{x}\n" }.join + ms.map { |(m, k), t|
    t = n if t == "self"
    Signatures.line(m, k == :singleton_instance ? :instance : k, t) }.join
  "#{kind} #{n}#{sup && heads.key?(sup) ? " < #{sup}" : ""}\n#{body}end\n"
end.compact
File.write(ARGV[0], "# Signatures of the core and of a few standard libraries: names, superclasses, mixins, and classes of results.\n\n" + lines.join("\n"))
