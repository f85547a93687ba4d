import { beforeEach, expect, test, vi } from 'vitest'
import { loginBonusEndpoint } from '../../contract/calls/login-bonus.ts'
import { holdDialogs, holdConnection } from './holds.ts'
import type { Page } from './link.ts'

beforeEach(() => vi.useRealTimers())

class Socket extends EventTarget {
  closes = 0
  get isClosed() {
    return this.closes > 0
  }
  close() {
    this.closes += 1
    this.dispatchEvent(new Event('close'))
  }
}
class Upload extends EventTarget {
  isSent = false
  send() {
    this.isSent = true
  }
  abort() {}
}

/** The parts of a page that `holdLine` uses. */
function pageWith(): { page: Page; told: string[] } {
  const told: string[] = []
  const page = Object.assign(new EventTarget(), {
    fetch: () => Promise.resolve('answer'),
    setTimeout: (run: () => void, ms: number) => setTimeout(run, ms),
    clearTimeout: (timer: NodeJS.Timeout) => clearTimeout(timer),
    navigator: {},
    TypeError,
    Event,
    ProgressEvent: Event,
    WebSocket: Socket,
    // Of its own, because the held methods stay in its prototype.
    XMLHttpRequest: class extends Upload {},
  })
  for (const kind of ['online', 'offline']) page.addEventListener(kind, () => told.push(kind))
  return { page: page as unknown as Page, told }
}

test('fails requests and sockets of the page while offline and reports it', async () => {
  let network: 'online' | 'offline' = 'online'
  const { page, told } = pageWith()
  const connection = holdConnection(page, () => network)
  const socket = new page.WebSocket('ws://x/cable') as unknown as Socket
  connection.changed()
  expect([page.navigator.onLine, told, socket.isClosed]).toEqual([true, [], false])
  expect(await page.fetch('/api/account')).toBe('answer')
  network = 'offline'
  connection.changed()
  connection.changed()
  expect([page.navigator.onLine, told, socket.closes]).toEqual([false, ['offline'], 1])
  await expect(page.fetch('/api/account')).rejects.toThrow('Failed to fetch')
  expect((new page.WebSocket('ws://x/cable') as unknown as Socket).isClosed).toBe(true)
  const upload = new page.XMLHttpRequest() as unknown as Upload
  const failed = new Promise((done) => upload.addEventListener('error', done))
  upload.send()
  await failed
  expect(upload.isSent).toBe(false)
  network = 'online'
  connection.changed()
  expect(told).toEqual(['offline', 'online'])
  expect(await page.fetch('/api/account')).toBe('answer')
})

test('sends an upload at once unless the connection is slow, and never sends an aborted one', async () => {
  vi.useFakeTimers()
  let network: 'online' | 'slow' | 'offline' = 'online'
  const { page } = pageWith()
  holdConnection(page, () => network)
  const start = () => {
    const upload = new page.XMLHttpRequest() as unknown as Upload & XMLHttpRequest
    const heard: string[] = []
    for (const type of ['abort', 'error', 'loadend']) upload.addEventListener(type, () => heard.push(type))
    upload.send()
    return { upload, heard }
  }
  const sent = start()
  sent.upload.abort()
  expect([sent.upload.isSent, sent.heard]).toEqual([true, []])
  network = 'slow'
  const [kept, dropped] = [start(), start()]
  expect([kept.upload.isSent, dropped.upload.isSent]).toEqual([false, false])
  dropped.upload.abort()
  expect(dropped.heard).toEqual(['abort', 'loadend'])
  await vi.advanceTimersByTimeAsync(1900)
  expect(kept.upload.isSent).toBe(false)
  await vi.advanceTimersByTimeAsync(200)
  expect([kept.upload.isSent, dropped.upload.isSent]).toEqual([true, false])
  const late = start()
  network = 'offline'
  await vi.advanceTimersByTimeAsync(2100)
  const failed = start()
  await vi.advanceTimersByTimeAsync(1)
  for (const { upload, heard } of [late, failed]) expect([upload.isSent, heard]).toEqual([false, ['error', 'loadend']])
  vi.useRealTimers()
})

test('delays requests on a slow connection', async () => {
  vi.useFakeTimers()
  const { page } = pageWith()
  holdConnection(page, () => 'slow')
  let answer: unknown
  void page.fetch('/api/account').then((given) => (answer = given))
  await vi.advanceTimersByTimeAsync(1900)
  expect(answer).toBeUndefined()
  await vi.advanceTimersByTimeAsync(200)
  expect(answer).toBe('answer')
  vi.useRealTimers()
})

test.each([
  ['/api/notification_reads', { user_notifications: [], user_notifications_count: 0 }],
  ['/api/modal/list', { modal_list: [] }],
  ['/api/login_bonus/create', { success: false, amount: 0 }],
])('D-87 a quiet page asks for %s and sees nothing to open', async (path, empty) => {
  let isQuiet = true
  let status = 200
  const asked: unknown[] = []
  const page = {
    ...{ Response, location: { href: 'http://a.yoimachi.localhost:3100/home' } },
    fetch: (input: unknown) => {
      asked.push(input)
      return Promise.resolve(new Response('{"full":1}', { status, headers: { 'access-token': 'next' } }))
    },
  } as unknown as Page
  holdDialogs(
    page,
    () => isQuiet,
    () => {},
  )
  const told = async (input: string | URL | { url: string }) => (await page.fetch(input as RequestInfo)).json()
  const address = `http://a.yoimachi.localhost:3100${path}`
  expect([await told(`${path}?x=1`), await told(new URL(address)), await told({ url: address })]).toEqual([
    ...[empty, empty, empty],
  ])
  const response = await page.fetch(path)
  expect([response.status, response.headers.get('access-token'), asked.length]).toEqual([200, 'next', 4])
  expect(await told('/api/account')).toEqual({ full: 1 })
  status = 401
  expect(await told(path)).toEqual({ full: 1 })
  ;[status, isQuiet] = [200, false]
  expect(await told(path)).toEqual({ full: 1 })
})

test('D-87 a granted bonus whose dialog is held back makes the page read its likes again', async () => {
  const granted = vi.fn<() => void>()
  for (const [body, times] of [
    ['{"success":true,"amount":3}', 1],
    ['{"success":false,"amount":0}', 1],
    ['{"success"', 1],
  ] as const) {
    const page = {
      fetch: () => Promise.resolve(new Response(body)),
      location: { href: 'http://a.yoimachi.localhost:3100/home' },
      setTimeout: (run: () => void) => run(),
      Response,
    } as unknown as Page
    holdDialogs(page, () => true, granted)
    expect(await (await page.fetch(loginBonusEndpoint.path)).json()).toEqual({ success: false, amount: 0 })
    expect(granted).toHaveBeenCalledTimes(times)
  }
})
