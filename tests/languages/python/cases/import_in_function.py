def run():
    import json
    #      ^ imports: json
    class Local:
        from a import b
        #             ^ imports: a.b
