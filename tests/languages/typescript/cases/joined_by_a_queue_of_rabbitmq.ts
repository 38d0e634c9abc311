// --- path: package.json ---
{"name": "shop", "dependencies": {"amqplib": "1"}}
// --- path: rabbit.ts ---
import amqp from 'amqplib'
export function pack(channel: amqp.Channel) {
  channel.sendToQueue('parcels', Buffer.from('one'))
  //      ^ joins: sends queue parcels
}
export function work(channel: amqp.Channel) {
  channel.consume('parcels', onParcel)
  //      ^ joins: receives queue parcels -> onParcel
}
function onParcel(message: amqp.ConsumeMessage | null) {}
