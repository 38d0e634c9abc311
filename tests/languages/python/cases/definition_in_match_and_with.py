match kind:
    case "a":
        def run(): pass
        #   ^ defines: function run
with context:
    class Cart: pass
    #     ^ defines: class Cart
