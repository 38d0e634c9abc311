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
  send() {}

  @Process(drop)
  drop() {}

  @HttpCode(count)
  count() {}
}
// --- path: app.ts ---
import { drop, count, send } from './names'

function ask(queue) {
  queue.add(send, {})
  //        ^ hands: name by ask to queue.add
  queue.addBulk([{ name: drop }])
  //                     ^ hands: name by ask to queue.addBulk
  queue.resume(count)
  //           ^ hands: nothing
}
ask(new Queue())
