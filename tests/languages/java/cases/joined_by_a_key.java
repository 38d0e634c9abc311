// --- path: shop/OrderPaid.java ---
package shop;

public class OrderPaid {}
// --- path: shop/OrderRefunded.java ---
package shop;

public class OrderRefunded extends OrderPaid {}
// --- path: shop/Orders.java ---
package shop;

import org.springframework.context.ApplicationEventPublisher;
import org.springframework.kafka.core.KafkaTemplate;

public class Orders {
  private ApplicationEventPublisher events;
  private KafkaTemplate<String, String> kafkaTemplate;

  void pay() {
    events.publishEvent(new OrderPaid());
    // ^ joins: sends event OrderPaid of shop/OrderPaid.java:OrderPaid
    events.publishEvent(new OrderRefunded());
    // ^ joins: sends event OrderRefunded of shop/OrderRefunded.java:OrderRefunded
    // ^ joins: sends event OrderPaid of shop/OrderPaid.java:OrderPaid
    kafkaTemplate.send("orders", "paid");
    // ^ joins: sends topic orders
  }
}
// --- path: shop/Listeners.java ---
package shop;

import org.springframework.context.event.EventListener;
import org.springframework.kafka.annotation.KafkaListener;

public class Listeners {
  @EventListener
  // ^ joins: receives event OrderPaid of shop/OrderPaid.java:OrderPaid -> Listeners.onPaid
  void onPaid(OrderPaid event) {}

  public void onApplicationEvent(OrderPaid event) {}
  // ^ joins: receives event OrderPaid of shop/OrderPaid.java:OrderPaid -> Listeners.onApplicationEvent

  @KafkaListener(topics = "orders")
  // ^ joins: receives topic orders -> Listeners.onOrder
  void onOrder(String message) {}
}
