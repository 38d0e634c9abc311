export const more = { "name": "pay" };
lazy = () => import("./cart");
