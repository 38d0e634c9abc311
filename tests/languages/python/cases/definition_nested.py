class Outer:
    class Inner:
    #     ^ defines: class Outer.Inner []
        def method(self):
        #   ^ defines: method Outer.Inner.method []
            def local(): pass
            #   ^ defines: function Outer.Inner.method.local []
            class Local:
            #     ^ defines: class Outer.Inner.method.Local []
                x = 1
                # <- defines: field Outer.Inner.method.Local.x []
            y = 1
            # <- defines: nothing
