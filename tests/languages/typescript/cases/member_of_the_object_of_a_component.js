import plugin from "plugin";

export default {
    components: { Row },
    data() { return { open: false }; },
    computed: {
        total() { return this.sum(1); },
        //                    ^ calls: default.methods.sum (member)
    },
    watch: {
        open() { this.load(); },
        //            ^ calls: default.methods.load (member)
        "order.size": { handler() { this.load(); this.missing(); } },
        //                               ^ calls: default.methods.load (member)
        //                                            ^ unresolved: unknown-receiver
    },
    mounted() {
        this.load();
        //   ^ calls: default.methods.load (member)
        window.addEventListener("scroll", this.onScroll);
        //                                     ^ hands: argument by default.mounted to window.addEventListener
        this.open();
        //   ^ unresolved: unknown-receiver
    },
    methods: {
        load() { this.sum(2); },
        //            ^ calls: default.methods.sum (member)
        sum(x) { return x; },
        onScroll() {},
    },
};

function outside() {
    this.load();
    //   ^ unresolved: unknown-receiver
}
