// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { accountEndpoint } from '../../../contract/calls/account.ts'
import { signInEndpoint } from '../../../contract/calls/auth.ts'
import { loginBonusEndpoint } from '../../../contract/calls/login-bonus.ts'
import { ApiError } from './api-error.ts'
import { call } from './call.ts'
import { noteServerDate, serverNow } from './server-time.ts'
import { clearSession, readSession, writeSession } from './session-store.ts'
import { withProgress } from './upload.ts'

// Replaces only the transport, for responses that a server cannot be made to send (drift, an empty token).
function respondWith(body: unknown, init: ResponseInit = {}) {
  const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(Response.json(body, init)))
  vi.stubGlobal('fetch', fetch)
  return fetch
}
const sent = (fetch: ReturnType<typeof respondWith>) => fetch.mock.calls.at(-1) ?? []
const failure = async (promise: Promise<unknown>) => {
  const error = await promise.then(
    () => null,
    (error: unknown) => error,
  )
  if (!(error instanceof ApiError)) throw new Error('The call did not fail with an ApiError.')
  return error
}

beforeEach(() => {
  vi.stubEnv('DEV', true)
  writeSession({ uid: 'a@b.c', client: 'c1', 'access-token': 't1' })
})
afterEach(() => {
  clearSession()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

test('GATE-85 GATE-86 GATE-87 GATE-88 ROLE-09 sends the three stored values and credentials with every call', async () => {
  const fetch = respondWith({ success: true, amount: 3 })
  await call(loginBonusEndpoint, {})
  const [url, init] = sent(fetch)
  const headers = new Headers(init?.headers)
  expect([headers.get('uid'), headers.get('access-token'), headers.get('client')]).toEqual(['a@b.c', 't1', 'c1'])
  expect(init?.credentials).toBe('include')
  expect(url).toBe(`${location.origin}/api/login_bonus/create`)
})

test('AUTH-11 AUTH-42 stores the five headers of a sign-in and sends no old login', async () => {
  const account = { id: 1, provider: 'email', uid: 'n@b.c', email: 'n@b.c', sex: 2 }
  const headers = { uid: 'n@b.c', client: 'c2', 'access-token': 't2', 'token-type': 'Bearer', expiry: '1' }
  const fetch = respondWith({ data: account }, { headers })
  await call(signInEndpoint, { email: 'n@b.c', password: 'x' }, { login: {}, storeLogin: true })
  expect(readSession()).toEqual(headers)
  expect(new Headers(sent(fetch)[1]?.headers).has('uid')).toBe(false)
})

test('GATE-05 treats a connection lost within a response as a network error, retries and keeps the login', async () => {
  const broken = () =>
    new ReadableStream({
      start: (body) => body.enqueue(new TextEncoder().encode('{"success":')),
      pull: (body) => body.error(new TypeError('network error')),
    })
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(broken())))
  const error = await failure(call(loginBonusEndpoint, {}))
  expect(error).toMatchObject({ kind: 'network', network: true })
  const left = new AbortController()
  const leaving = failure(call(loginBonusEndpoint, {}, { signal: left.signal }))
  left.abort()
  expect((await leaving).kind).toBe('aborted')
})

test('C-5 turns a refusal into an error with messages, reason and fields', async () => {
  const errors = { email: ['使われています'], full_messages: ['メールは使われています'] }
  respondWith({ success: false, msg: '入力内容を確認してください', errors, reason: 'owner' }, { status: 403 })
  const error = await failure(call(loginBonusEndpoint, {}))
  expect(error).toMatchObject({
    status: 403,
    reason: 'owner',
    msg: '入力内容を確認してください',
    network: false,
  })
  expect(error.errors).toEqual({ email: ['使われています'] })
  expect(error.messages).toEqual(['メールは使われています'])
})

test('C-5 accepts success false with status 200 only where the contract allows it', async () => {
  respondWith({ success: false, amount: 0 })
  await expect(call(loginBonusEndpoint, {})).resolves.toEqual({ success: false, amount: 0 })
  respondWith({ success: false, msg: 'x' })
  expect((await failure(call(accountEndpoint, {}))).msg).toBe('x')
})

test('throws in development on a body that differs from the contract', async () => {
  respondWith({ success: true, amount: 'secret' })
  expect((await failure(call(loginBonusEndpoint, {}))).kind).toBe('contract')
})

test('passes a different body in production and logs fields without values', async () => {
  vi.stubEnv('DEV', false)
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  respondWith({ success: true, amount: 'secret' })
  await expect(call(loginBonusEndpoint, {})).resolves.toEqual({ success: true, amount: 'secret' })
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('API-25'))
  expect(String(warn.mock.calls[0])).not.toContain('secret')
})

test('distinguishes no response from a refusal', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await failure(call(loginBonusEndpoint, {}))).toMatchObject({
    status: 0,
    network: true,
    timeout: false,
  })
})

test('API-25 sends content type and accept headers and bypasses the cache', async () => {
  const fetch = respondWith({ success: true, amount: 3 })
  await call(loginBonusEndpoint, {})
  const [, init] = sent(fetch)
  expect(Object.fromEntries(new Headers(init?.headers))).toMatchObject({
    accept: 'application/json',
    'content-type': 'application/json',
  })
  expect(init).toMatchObject({ method: 'POST', cache: 'no-store', keepalive: false })
  await call(loginBonusEndpoint, {}, { keepalive: true })
  expect(sent(fetch)[1]?.keepalive).toBe(true)
  await failure(call(accountEndpoint, {}))
  expect(new Headers(sent(fetch)[1]?.headers).has('content-type')).toBe(false)
})

/** A server that never responds; the request ends by its signal. */
function neverRespond() {
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_, reject) => {
        const end = () => reject(new DOMException('Aborted', 'AbortError'))
        if (signal.aborted) end()
        signal.addEventListener('abort', end)
        setTimeout(() => reject(new Error('Nothing aborted the request.')), 500)
      }),
  )
}

test('reports a timeout as a network error', async () => {
  neverRespond()
  const error = await failure(call(loginBonusEndpoint, {}, { timeoutMs: 5 }))
  expect([error.kind, error.network]).toEqual(['timeout', true])
})

test('ends an aborted call at once, not as a network error', async () => {
  neverRespond()
  const page = new AbortController()
  const leaving = failure(call(loginBonusEndpoint, {}, { signal: page.signal, timeoutMs: 400 }))
  page.abort()
  expect((await leaving).kind).toBe('aborted')
  const still = new AbortController()
  const late = await failure(call(loginBonusEndpoint, {}, { signal: still.signal, timeoutMs: 5 }))
  expect(late.kind).toBe('timeout')
})

test('waits twenty seconds by default or as long as given', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  respondWith({ success: true, amount: 3 })
  await call(loginBonusEndpoint, {})
  await call(loginBonusEndpoint, {}, { timeoutMs: 60_000 })
  expect(timeout.mock.calls).toEqual([[20_000], [60_000]])
})

test('D-02 reads the server time from each response', async () => {
  noteServerDate('Fri, 20 Nov 2026 03:00:00 GMT', performance.now())
  respondWith({ success: true, amount: 3 }, { headers: { date: 'Sat, 21 Nov 2026 03:00:00 GMT' } })
  await call(loginBonusEndpoint, {})
  expect(Math.abs(serverNow() - Date.parse('2026-11-21T03:00:00Z'))).toBeLessThan(2_000)
})

test('C-5 treats an unsuccessful status as a refusal for any body', async () => {
  respondWith({ success: true, amount: 3 }, { status: 500 })
  expect(await failure(call(loginBonusEndpoint, {}))).toMatchObject({ kind: 'response', status: 500 })
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('<html>Bad gateway</html>', { status: 502 })))
  expect(await failure(call(loginBonusEndpoint, {}))).toMatchObject({
    kind: 'response',
    status: 502,
    body: null,
  })
})

test.each([
  [{ success: false, msg: 'x' }, 'response'],
  [{ success: true, msg: 'x' }, 'contract'],
  [{ msg: 'x' }, 'contract'],
  [null, 'contract'],
  ['success', 'contract'],
])('C-5 refuses a response with status 200 only for success false: %o', async (body, kind) => {
  respondWith(body)
  expect((await failure(call(accountEndpoint, {}))).kind).toBe(kind)
})

test('reports each different field by its path', async () => {
  const account = { id: 1, provider: 'email', uid: 'n@b.c', email: 7, sex: 9 }
  respondWith({ data: account })
  const { message } = await failure(call(signInEndpoint, { email: 'n@b.c', password: 'x' }))
  expect(message).toContain('Contract drift in API-02: data.email (invalid_type), data.sex (')
})

test('reports upload progress with the same login and response', async () => {
  const sent: unknown[] = []
  class Request extends EventTarget {
    readonly upload = new EventTarget()
    readonly status = 200
    readonly responseText = '{"success":true,"amount":3}'
    withCredentials = false
    open = (method: string, url: string) => void sent.push(`${method} ${url.slice(url.indexOf('/api'))}`)
    setRequestHeader = (name: string, value: string) => void sent.push(`${name}: ${value}`)
    getAllResponseHeaders = () => 'access-token: t2\r\nclient: c1\r\n'
    // The call's time limit ends during a later test.
    abort = () => {}
    send(body: unknown) {
      sent.push(body)
      const half = { loaded: 1, total: 2, lengthComputable: true }
      this.upload.dispatchEvent(Object.assign(new Event('progress'), half))
      this.dispatchEvent(new Event('load'))
    }
  }
  respondWith({})
  vi.stubGlobal('XMLHttpRequest', Request)
  const onProgress = vi.fn<(part: number) => void>()
  const result = await call(loginBonusEndpoint, {}, { transport: withProgress(onProgress) })
  expect(result).toEqual({ success: true, amount: 3 })
  expect(sent).toEqual(expect.arrayContaining(['POST /api/login_bonus/create', 'access-token: t1', '{}']))
  expect(onProgress).toHaveBeenCalledWith(0.5)
  expect(readSession()['access-token']).toBe('t2')
})
