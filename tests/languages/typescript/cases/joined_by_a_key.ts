// --- path: names.ts ---
export enum QueueName { MAIL = '{mail}' }
export const TOPICS = { PAID: 'order.paid' }
// --- path: signup.ts ---
import { InjectQueue } from '@nestjs/bullmq'
import { Queue } from 'bullmq'
import { QueueName } from './names'

export class Signup {
  constructor(
    @InjectQueue(QueueName.MAIL)
    private readonly mailQueue: Queue,
    private others: Queue,
  ) {}
  run(to) {
    this.mailQueue.add('send', { to })
    // ^ joins: sends queue {mail}
    // ^ joins: sends job send
    this.others.add('send', { to })
    // ^ joins: sends queue …
  }
}
// --- path: processor.ts ---
import { Processor, WorkerHost } from '@nestjs/bullmq'
import { QueueName } from './names'

@Processor(QueueName.MAIL)
// ^ joins: receives queue {mail} -> MailProcessor.process
export class MailProcessor extends WorkerHost {
  async process(job) {}
}
// --- path: plain.ts ---
import { Queue, Worker } from 'bullmq'

const images = new Queue('images')
const seen = new Set()

export async function resize(job) {}
export function upload() {
  images.add('resize', {})
  // ^ joins: sends queue images
  seen.add('resize')
  // ^ joins: nothing
}
new Worker('images', resize)
// ^ joins: receives queue images -> resize
// --- path: events.ts ---
import { TOPICS } from './names'

function pay(bus) {
  bus.emit(TOPICS.PAID, 1)
  // ^ joins: sends topic order.paid
  bus.emit('error')
  // ^ joins: nothing
}
function paid() {}
bus.on('order.paid', paid)
// ^ joins: receives topic order.paid -> paid
// --- path: commands.ts ---
import { CommandHandler } from '@nestjs/cqrs'
export class Ship {}

@CommandHandler(Ship)
// ^ joins: receives event Ship of Ship -> ShipHandler.execute
export class ShipHandler {
  async execute(command) {}
}
export function ship(commandBus) {
  return commandBus.execute(new Ship())
  // ^ joins: sends event Ship of Ship
}
// --- path: jobs.ts ---
const ID = 'internal.webhook'
export const WEBHOOK = {
  // ^ joins: receives job internal.webhook -> WEBHOOK.handler
  id: ID,
  trigger: { name: ID },
  handler: async ({ payload }) => {},
}
export function call(jobs) {
  jobs.triggerJob({ name: 'internal.webhook', payload: 'x' })
  // ^ joins: sends job internal.webhook
}
// --- path: ipc.ts ---
import { ipcMain, ipcRenderer } from 'electron'
import { invoke } from '@tauri-apps/api/core'
function read() {}
ipcMain.handle('files:read', read)
// ^ joins: receives ipc files:read -> read
export const ask = () => ipcRenderer.invoke('files:read')
// ^ joins: sends ipc files:read
export const greet = () => invoke('greet')
// ^ joins: sends ipc greet
// --- path: procedures.ts ---
import { publicProcedure, router } from './trpc'
export const postsRouter = router({
  byId: publicProcedure.input(1).query(({ input }) => find(input)),
  // ^ joins: receives procedure posts.byId -> postsRouter.byId
  all,
})
function find(id) {}
const all = 1
export function Page(api, queryClient) {
  queryClient.blog.posts.byId.prefetch(1)
  // ^ joins: sends procedure posts.byId
  queryClient.articles.byId.fetch(1)
  // ^ joins: sends procedure articles.byId
  return api.ping.useQuery(1)
  // ^ joins: sends procedure ping
}
// --- path: all_procedures.ts ---
import { publicProcedure, router } from './trpc'
import { postsRouter } from './procedures'
export const appRouter = router({
  posts: postsRouter,
  articles: postsRouter,
  // ^ joins: receives procedure articles.byId -> procedures.ts:postsRouter.byId
  ping: publicProcedure.query(() => 'pong'),
  // ^ joins: receives procedure ping -> appRouter.ping
})
// --- path: actions.ts ---
export const SAVE = 'notes/save'
export const saveNote = (note) => ({ type: SAVE, note })
// ^ joins: sends action notes/save
export const plain = { type: 'text/plain', other: 'string' }
// ^ joins: nothing
export function* onSave(action) {}
export function* watch() { yield takeEvery(SAVE, onSave) }
// ^ joins: receives action notes/save -> onSave
// --- path: vuex.ts ---
export const user = {
  mutations: { SET_USER(state, user) {} },
  // ^ joins: receives mutation SET_USER -> user.mutations.SET_USER
  actions: { login({ commit }, user) { commit('SET_USER', user) } },
  // ^ joins: receives store action login -> user.actions.login
  // ^ joins: sends mutation SET_USER
}
export function enter(store) { store.dispatch('user/login', 1) }
// ^ joins: sends store action login
// --- path: streams.ts ---
import { Subject } from 'rxjs'
export class Saver {
  readonly saved$ = new Subject()
  save() { this.saved$.next(1) }
  // ^ joins: sends stream Saver.saved$ of Saver.saved$
}
export class Watcher {
  constructor(saver: Saver) { saver.saved$.subscribe(this.seen) }
  // ^ joins: receives stream Saver.saved$ of Saver.saved$ -> Watcher.seen
  seen(x) {}
}
// --- path: resolvers.ts ---
import { Mutation } from '@nestjs/graphql'
export class Carts {
  @Mutation(() => Boolean)
  // ^ joins: receives field addLine -> Carts.addLine
  addLine() {}
}
export const ADD = `mutation Add($id: ID!) { first: addLine(id: $id) { id name } other { addLines } }`
// ^ joins: sends field addLine
// ^ joins: sends field other
// --- path: queues.ts ---
import { InjectQueue } from '@nestjs/bullmq'
import { Queue } from 'bullmq'
import { QueueName } from './names'

export class QueueBase {
  queue: Queue
  constructor(public topic: string, service) {}
  add(data) {
    this.queue.add(data.name, data)
    // ^ joins: sends queue …
  }
}
export class MailQueueService extends QueueBase {
  constructor(service) { super(QueueName.MAIL, service) }
  welcome(user) {
    this.queue.add('welcome', user)
    // ^ joins: sends queue {mail}
  }
}
export class InjectedQueueService extends QueueBase {
  constructor(@InjectQueue('injected') inner: Queue) { super(inner, 1) }
}
export class Shelf { constructor() {} add(x) {} }
export class Books extends Shelf { constructor() { super('books') } }
// --- path: senders.ts ---
import { MailQueueService, InjectedQueueService, Books } from './queues'

export class Greeter {
  constructor(private mails: MailQueueService, private injected: InjectedQueueService, private books: Books) {}
  greet(user) {
    this.mails.add({ user })
    // ^ joins: sends queue {mail}
    this.injected.add({ user })
    // ^ joins: sends queue injected
    this.books.add({ user })
    // ^ joins: nothing
  }
}
// --- path: workers.ts ---
import { QueueName } from './names'

export class WorkerBase { constructor(topic, service) {} start(f) {} }
export class MailWorkerService extends WorkerBase {
  constructor(service) { super(QueueName.MAIL, service) }
  //                     ^ joins: receives queue {mail} -> MailWorkerService.constructor
}
export class MailWorker extends MailWorkerService {
  constructor(private greeter) {
    super(new Date())
    // <- joins: receives queue {mail} -> MailWorker.constructor
    this.start(this.processor())
  }
  processor() {}
}
// --- path: own.ts ---
import { client, made } from './outside'

export const WebhookQueue = made('webhooks')
const traced = (name, run) => run
export function trigger(id) {
  WebhookQueue.enqueue({ id })
  // ^ joins: sends queue WebhookQueue of WebhookQueue
}
client.createRunner(WebhookQueue, { run: traced('webhook.run', runWebhook) })
// ^ joins: receives queue WebhookQueue of WebhookQueue -> runWebhook
async function runWebhook(job) {}
// --- path: frames.ts ---
const PAN = 'frame/pan'

export function zoom(frame) {
  frame.postMessage({ type: 'ZOOM_IN' }, '*')
  // ^ joins: sends action ZOOM_IN
  frame.postMessage({ type: PAN }, '*')
  // ^ joins: sends action frame/pan
}

export function onMessage(event) {
  if (event.data.type === 'ZOOM_IN') enlarge()
  // ^ joins: receives action ZOOM_IN -> onMessage
  if (event.data.type === 'text/html') enlarge()
  // ^ joins: nothing
  if (event.data.kind === 'ZOOM_IN') enlarge()
  // ^ joins: nothing
}

export function reduce(state, { type }) {
  switch (type) {
    case PAN:
      // ^ joins: receives action frame/pan -> reduce
      return move(state)
    default:
      return state
  }
}
// --- path: machine.ts ---
import { createMachine } from 'xstate'

function enterPaid() {}

export const machine = createMachine({
  states: {
    open: {
      on: { PAY_NOW: { target: 'paid', actions: enterPaid } },
      // ^ joins: receives action PAY_NOW -> enterPaid
    },
  },
})
// --- path: stream.ts ---
const TOPIC = 'orders.made'

export async function emit(producer) {
  await producer.send({ topic: TOPIC, messages: [] })
  // ^ joins: sends topic orders.made
}

export async function start(consumer) {
  await consumer.subscribe({ topic: TOPIC })
  // ^ joins: receives topic orders.made -> start
}
