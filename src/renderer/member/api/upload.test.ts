// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loginBonusEndpoint } from '../../../contract/calls/login-bonus.ts'
import { call } from './call.ts'
import { clearSession, readSession, writeSession } from './session-store.ts'
import { withProgress } from './upload.ts'

/** An upload of the browser whose end the test decides. */
class Upload extends EventTarget {
  static latest: Upload
  readonly upload = new EventTarget()
  readonly sent: unknown[] = []
  status = 200
  responseText = '{"success":true,"amount":3}'
  responseHeaders = ''
  withCredentials = false
  open = () => {}
  setRequestHeader = () => {}
  getAllResponseHeaders = () => this.responseHeaders
  abort = vi.fn<() => void>(() => void this.dispatchEvent(new Event('abort')))
  send(body: unknown) {
    Upload.latest = this
    this.sent.push(body)
  }
}

beforeEach(() => {
  writeSession({ uid: 'a@b.c', client: 'c1', 'access-token': 't1' })
  vi.stubGlobal('fetch', async (url: string) =>
    url === '/config.json' ? new Response(null, { status: 404 }) : expect.unreachable('an upload does not use fetch'),
  )
  vi.stubGlobal('XMLHttpRequest', Upload)
})
afterEach(() => {
  clearSession()
  vi.unstubAllGlobals()
})

/** Begins an upload; returns it with what it leads to. */
async function begin(signal?: AbortSignal) {
  const onProgress = vi.fn<(part: number) => void>()
  const done = call(loginBonusEndpoint, {}, { transport: withProgress(onProgress), ...(signal && { signal }) }).catch(
    (error: unknown) => error,
  )
  await vi.waitFor(() => expect(Upload.latest?.sent).toHaveLength(1))
  const { latest } = Upload
  Upload.latest = undefined as never
  const progress = (more: object) =>
    latest.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded: 1, total: 4, ...more }))
  return { latest, done, onProgress, progress }
}

test('sends the login across origins and tells each part of a known length', async () => {
  const { latest, done, onProgress, progress } = await begin()
  expect(latest.withCredentials).toBe(true)
  progress({ lengthComputable: true })
  progress({ lengthComputable: false, total: 0 })
  expect(onProgress.mock.calls).toEqual([[0.25]])
  latest.responseHeaders = '\r\naccess-token:  t2 \r\n\r\nclient: c1\nno header\n: empty\r\n'
  latest.dispatchEvent(new Event('load'))
  expect(await done).toEqual({ success: true, amount: 3 })
  expect(readSession()['access-token']).toBe('t2')
})

test('an upload without an answer fails as a lost connection does', async () => {
  const { latest, done } = await begin()
  latest.dispatchEvent(new Event('error'))
  expect(await done).toMatchObject({ kind: 'network' })
})

test('an upload that the page gives up is ended', async () => {
  const given = new AbortController()
  const { latest, done } = await begin(given.signal)
  given.abort()
  expect([await done, latest.abort.mock.calls.length]).toEqual([expect.objectContaining({ kind: 'aborted' }), 1])
})

test('an upload that is answered without content fails instead of waiting for ever', async () => {
  // As in browsers: such a response takes no body, not even an empty one.
  const { Response } = globalThis
  class Strict extends Response {
    constructor(body?: BodyInit | null, init?: ResponseInit) {
      if (init?.status === 204 && body !== null) throw new TypeError('This status has no body.')
      super(body, init)
    }
  }
  vi.stubGlobal('Response', Strict)
  const { latest, done } = await begin()
  Object.assign(latest, { status: 204, responseText: '' })
  latest.dispatchEvent(new Event('load'))
  expect(await done).toMatchObject({ kind: 'contract', status: 204 })
})
