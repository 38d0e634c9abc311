import { Hono } from "hono";
import { Cart } from "./cart";

const app = new Hono();

function health(): string {
  return "";
}

app.get("/health", health);
app.post("/carts", async () => {
  health();
  await fetch("/charges", { method: "POST" });
  return new Cart();
});

export function start(bus: Elsewhere): void {
  bus.on("carts.paid", health);
  bus.emit("carts.paid");
}
