// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loginBonusEndpoint } from '../../../contract/calls/login-bonus.ts'
import { call } from './call.ts'
import { clearSession, readSession, writeSession } from './session-store.ts'

const taken = { success: true, amount: 3 }
/** Options of a response that brings this token. */
const bringing = (token: string): ResponseInit => ({ headers: { 'access-token': token, client: 'c1' } })
const answerWith = (answer: (request: RequestInit) => Promise<Response>) =>
  vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
    url.endsWith('/config.json') ? Promise.resolve(Response.json({})) : answer(init),
  )
const respondWith = (body: unknown, init: ResponseInit) => answerWith(() => Promise.resolve(Response.json(body, init)))
const take = (options: Parameters<typeof call>[2] = {}) => call(loginBonusEndpoint, {}, options)
const storedToken = () => readSession()['access-token']

beforeEach(() => writeSession({ uid: 'a@b.c', client: 'c1', 'access-token': 't1' }))
afterEach(() => {
  clearSession()
  vi.unstubAllGlobals()
})

test('D-50 stores a rotated token, but never an empty one', async () => {
  respondWith(taken, bringing('t2'))
  await take()
  expect(storedToken()).toBe('t2')
  respondWith(taken, bringing(' '))
  await take()
  expect(storedToken()).toBe('t2')
})

test('D-50 stores the token of a refusal too, because an old token is taken only once more', async () => {
  for (const [token, status, body] of [
    ['t2', 422, { success: false }],
    ['t3', 404, { success: false }],
    ['t4', 200, 'no JSON'],
  ] as const) {
    respondWith(body, { status, ...bringing(token) })
    await expect(take()).rejects.toMatchObject({ name: 'ApiError' })
    expect(storedToken(), `status ${status}`).toBe(token)
  }
})

test('D-50 stores the token of a response that breaks off', async () => {
  const broken = new ReadableStream({ start: (body) => body.error(new TypeError('network error')) })
  answerWith(() => Promise.resolve(new Response(broken, bringing('t2'))))
  await expect(take()).rejects.toMatchObject({ kind: 'network' })
  expect(storedToken()).toBe('t2')
})

/** Requests in the order in which they were sent. Each ends by its signal or its response. */
function holdRequests() {
  const requests: { readonly init: RequestInit; readonly respond: (response: Response) => void }[] = []
  answerWith(
    (init) =>
      new Promise((respond, reject) => {
        init.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
        requests.push({ init, respond })
      }),
  )
  return {
    requests,
    /** Begins a call, and waits until it is sent. */
    async begin(options?: Parameters<typeof call>[2]) {
      const { length } = requests
      const done = take(options)
      // It may fail before the test looks at it.
      done.catch(() => {})
      await vi.waitFor(() => expect(requests).toHaveLength(length + 1))
      return { done, respond: (token: string) => requests[length]?.respond(Response.json(taken, bringing(token))) }
    },
  }
}

test('D-50 keeps the token of a call that a page gives up while tokens rotate, time after time', async () => {
  respondWith(taken, bringing('t2'))
  await take()
  const held = holdRequests()
  for (const token of ['t3', 't4', 't5']) {
    const page = new AbortController()
    const { done, respond } = await held.begin({ signal: page.signal })
    page.abort()
    await expect(done).rejects.toMatchObject({ kind: 'aborted' })
    respond(token)
    await vi.waitFor(() => expect(storedToken()).toBe(token))
  }
  const sent = held.requests.map(({ init }) => new Headers(init.headers).get('access-token'))
  expect(sent).toEqual(['t2', 't3', 't4'])
})

test('D-50 keeps the token of calls that take too long while tokens rotate, one after another', async () => {
  respondWith(taken, bringing('t2'))
  await take()
  const held = holdRequests()
  for (const token of ['t3', 't4', 't5']) {
    const { done, respond } = await held.begin({ timeoutMs: 5 })
    await expect(done).rejects.toMatchObject({ kind: 'timeout' })
    respond(token)
    await vi.waitFor(() => expect(storedToken()).toBe(token))
  }
})

test('D-50 ends a call that a page gives up where the token stays', async () => {
  respondWith(taken, bringing('t1'))
  await take()
  const page = new AbortController()
  const { done } = await holdRequests().begin({ signal: page.signal })
  page.abort()
  await expect(done).rejects.toMatchObject({ kind: 'aborted' })
})

test('D-50 a response that overtook an earlier one keeps its token', async () => {
  const held = holdRequests()
  const slow = await held.begin()
  const fast = await held.begin()
  fast.respond('t3')
  await fast.done
  slow.respond('t2')
  await slow.done
  expect(storedToken()).toBe('t3')
})

/** Responds with another token after `meanwhile` has run. */
async function respondLate(meanwhile: () => void) {
  const { done, respond } = await holdRequests().begin()
  meanwhile()
  respond('t2')
  await done
}

test('D-50 ignores the token of a late response after logout and after a new login', async () => {
  await respondLate(() => clearSession())
  expect(readSession()).toEqual({})
  const next = { uid: 'n@b.c', client: 'c2', 'access-token': 'theirs' }
  writeSession({ uid: 'a@b.c', client: 'c1', 'access-token': 't1' })
  await respondLate(() => writeSession(next))
  expect(readSession()).toEqual(next)
})

test('D-50 ignores the token of a late response after a new login in another tab, also before its event', async () => {
  const next = { uid: 'n@b.c', client: 'c2', 'access-token': 'theirs' }
  await respondLate(() => {
    for (const [name, value] of Object.entries(next)) localStorage.setItem(name, value)
  })
  expect(localStorage.getItem('access-token')).toBe('theirs')
})

test('D-50 leaves the stored login unchanged by a call without a login or with its own', async () => {
  respondWith(taken, bringing('t2'))
  await take({ login: { uid: 'l@b.c', client: 'c1', 'access-token': 'link' } })
  expect(storedToken()).toBe('t1')
  clearSession()
  await take()
  expect(readSession()).toEqual({})
})
