// --- path: worker.ts ---
export function run() {}
// --- path: orders.ts ---
import { OnEvent } from 'events'

export class Orders {
  @OnEvent('order.paid')
  paid() {}
}
// --- path: app.ts ---
import { run } from './worker'

const worker = new Worker('./worker')
//                           ^ hands: name by worker to Worker
jest.mock('./worker')
//           ^ hands: replaced by module to jest.mock

function pay(bus) {
  bus.emit('order.paid')
  //              ^ hands: name by pay to bus.emit
  bus.emit('order.gone')
  //              ^ hands: nothing
}
// see './worker'
run()
