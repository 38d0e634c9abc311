try:
    import fast
except ImportError:
    def run(): pass
    #   ^ defines: function run
else:
    def run(): pass
    #   ^ defines: function run~2
while x:
    def run(): pass
    #   ^ defines: function run~3
