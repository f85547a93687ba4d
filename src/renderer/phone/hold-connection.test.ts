import { beforeEach, expect, test, vi } from 'vitest'
import { holdConnection } from './hold-connection.ts'
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

/** The parts of a page that `holdConnection` uses. */
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
