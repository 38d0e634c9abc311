import * as fw from 'framework'
import { action } from 'mobx'

function open() {}
function close() {}

const handlers = { open, close, nested: { then: close } }
//                 ^ hands: stored by handlers to handlers
//                                              ^ hands: stored by handlers to handlers
const list = [open]
//            ^ hands: stored by list to list
const alias = open
//            ^ hands: nothing
export default { data: open }
//                     ^ hands: stored by module

@fw.Injectable()
//  ^ hands: decorator by module to fw.Injectable
class Shop {
  then = open
  //     ^ hands: stored by Shop to then

  @action
// ^ hands: nothing
  start() {
    this.then = close
    //          ^ hands: stored by Shop.start to this.then
    if ([open, close].includes(this.then)) return close
    //                                            ^ hands: returned by Shop.start
    return () => open
    //           ^ hands: returned by Shop.start
  }
}
