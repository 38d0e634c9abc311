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
// --- path: shop/Killed.java ---
package shop;

public class Killed {}
// --- path: shop/Killer.java ---
package shop;

import lib.queues.QueueInterface;

public class Killer {
  private QueueInterface<Killed> killQueue;

  void kill() {
    this.killQueue.emit(new Killed());
    // ^ joins: sends queue Killed of shop/Killed.java:Killed
  }
}
// --- path: shop/Worker.java ---
package shop;

import lib.events.RetryEvent;
import lib.queues.QueueInterface;
import org.springframework.context.event.EventListener;

public class Worker {
  private QueueInterface<Killed> executionKilledQueue;

  void run() {
    this.executionKilledQueue.receive(killed -> {});
    // ^ joins: receives queue Killed of shop/Killed.java:Killed -> Worker.run
    events.publishEvent(new RetryEvent(1));
    // ^ joins: sends event lib.events.RetryEvent
  }

  @EventListener
  // ^ joins: receives event lib.events.RetryEvent -> Worker.onRetry
  void onRetry(RetryEvent event) {}

  @EventListener(classes = {Killed.class, RetryEvent.class})
  // ^ joins: receives event Killed of shop/Killed.java:Killed -> Worker.onAny
  // ^ joins: receives event lib.events.RetryEvent -> Worker.onAny
  void onAny() {}
}
// --- path: src/main/java/shop/Refresh.java ---
package shop;

import java.util.concurrent.BlockingDeque;
import java.util.concurrent.LinkedBlockingDeque;

class Refresh {
    private final BlockingDeque<String> queue = new LinkedBlockingDeque<>();
    private final java.util.List<String> names = new java.util.ArrayList<>();

    void now(String name) {
        queue.addFirst(name);
        // ^ joins: sends channel Refresh.queue of Refresh.queue
        names.add(name);
        // ^ joins: nothing
    }

    void loop(java.util.concurrent.ExecutorService pool) {
        pool.submit(() -> {
            String name = queue.take();
            // ^ joins: receives channel Refresh.queue of Refresh.queue -> Refresh.loop
        });
    }
}

// --- path: shop/jobs/MailJob.java ---
package shop.jobs;

import org.jobrunr.jobs.lambdas.JobRequest;

public class MailJob implements JobRequest {}
// --- path: shop/jobs/MailJobHandler.java ---
package shop.jobs;

import org.jobrunr.jobs.lambdas.JobRequestHandler;

public class MailJobHandler implements JobRequestHandler<MailJob> {
  public void run(MailJob request) {}
  //          ^ joins: receives job MailJob of shop/jobs/MailJob.java:MailJob -> MailJobHandler.run
}
// --- path: shop/jobs/Mails.java ---
package shop.jobs;

import org.jobrunr.scheduling.JobRequestScheduler;

public class Mails {
  private final JobRequestScheduler scheduler;

  void send() {
    var request = new MailJob();
    scheduler.enqueue(request);
    // ^ joins: sends job MailJob of shop/jobs/MailJob.java:MailJob
  }

  void later(java.util.UUID id) {
    scheduler.enqueue(id, new MailJob());
    // ^ joins: sends job MailJob of shop/jobs/MailJob.java:MailJob
  }
}
// --- path: shop/Rabbit.java ---
package shop;

import org.springframework.amqp.rabbit.annotation.RabbitListener;
import org.springframework.amqp.rabbit.core.RabbitTemplate;

public class Rabbit {
  private RabbitTemplate rabbitTemplate;

  void pack() {
    rabbitTemplate.convertAndSend("parcels", "one");
    // ^ joins: sends topic parcels
  }

  @RabbitListener(queues = "parcels")
  // ^ joins: receives topic parcels -> Rabbit.onParcel
  void onParcel(String message) {}
}
