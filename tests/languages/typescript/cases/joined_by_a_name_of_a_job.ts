// --- path: names.ts ---
export const send = 'send-mail'
export const drop = 'drop-mail'
export const count = 3
// --- path: processor.ts ---
import { Process } from '@nestjs/bull'
import { HttpCode } from '@nestjs/common'
import { drop, count, send } from './names'

export class Mails {
  @Process({ concurrency: 2, name: send })
  // ^ joins: receives job send-mail -> Mails.send
  send() {}

  @Process(drop)
  // ^ joins: receives job drop-mail -> Mails.drop
  drop() {}

  @HttpCode(count)
  count() {}
}
// --- path: app.ts ---
import { drop, count, send } from './names'

function ask(queue) {
  queue.add(send, {})
  // ^ joins: sends job send-mail
  queue.addBulk([{ name: drop }])
  // ^ joins: sends job drop-mail
  queue.resume(count)
  // ^ joins: nothing
}
ask(new Queue())
