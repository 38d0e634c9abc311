// --- path: tasks.ts ---
export class EmailTask {
  perform() {}
}
export class Cleanup {}
export class SyncTask {}
// --- path: more.ts ---
export class SyncTask {}
// --- path: app.ts ---
function plan(queue) {
  queue.add({ name: 'EmailTask', retries: 3 })
  //                 ^ hands: name by plan to queue.add
  queue.add({ name: 'Cleanup' })
  //                 ^ hands: nothing
  queue.add({ name: 'SyncTask' })
  //                 ^ hands: nothing
}
describe('EmailTask', () => {})
//        ^ hands: nothing
plan(new Queue())
