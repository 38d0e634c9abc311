// --- path: jobs.ts ---
export function send(order: string) {}
export class Mailer { post() {} }
// --- path: app.tsx ---
import { app, router, queue } from 'web'
import { Mailer, send } from './jobs'

function Cart(props: { then: () => void }) { return null }

class Page {
  open() {}
  get total() { return 3 }

  render() {
    window.addEventListener('open', this.open.bind(this))
    //                                   ^ hands: argument by Page.render to this.open.bind, argument by Page.render to window.addEventListener
    queue.add(this.total)
    //             ^ hands: nothing
    return <Cart then={this.open} />
    //                      ^ hands: argument by Page.render to then
  }
}

app.use(send)
//      ^ hands: argument by module to app.use
router.get('/orders', [send], { then: Mailer })
//                     ^ hands: argument by module to router.get
//                                    ^ hands: argument by module to router.get
const done = [1].map(x => queue.then(send))
//                                   ^ hands: argument by done to queue.then
send('x')
// <- hands: nothing
console.log(send)
//          ^ hands: nothing
queue.off('done', send)
//                ^ hands: nothing
