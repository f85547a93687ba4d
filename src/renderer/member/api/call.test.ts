// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { accountEndpoint } from '../../../contract/calls/account.ts'
import { signInEndpoint } from '../../../contract/calls/auth/auth.ts'
import { loginBonusEndpoint } from '../../../contract/calls/popup.ts'
import { ApiError } from './api-error.ts'
import { call } from './call.ts'
import { clearSession, readSession, writeSession } from './session-store.ts'

// Only the wire is replaced here: what a server cannot be made to answer on purpose (drift, an empty token).
function answer(body: unknown, init: ResponseInit = {}) {
  const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(Response.json(body, init)))
  vi.stubGlobal('fetch', fetch)
  return fetch
}
const sent = (fetch: ReturnType<typeof answer>) => fetch.mock.calls.at(-1) ?? []
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

test('GATE-85 GATE-86 GATE-87 GATE-88 ROLE-09 every call carries the three stored values and credentials', async () => {
  const fetch = answer({ success: true, amount: 3 })
  await call(loginBonusEndpoint, {})
  const [url, init] = sent(fetch)
  const headers = new Headers(init?.headers)
  expect([headers.get('uid'), headers.get('access-token'), headers.get('client')]).toEqual([
    'a@b.c',
    't1',
    'c1',
  ])
  expect(init?.credentials).toBe('include')
  expect(url).toBe(`${location.origin}/api/login_bonus/create`)
})

test('AUTH-11 AUTH-42 a sign-in stores the five headers and sends no old login', async () => {
  const account = { id: 1, provider: 'email', uid: 'n@b.c', email: 'n@b.c', sex: 2 }
  const headers = { uid: 'n@b.c', client: 'c2', 'access-token': 't2', 'token-type': 'Bearer', expiry: '1' }
  const fetch = answer({ data: account }, { headers })
  await call(signInEndpoint, { email: 'n@b.c', password: 'x' }, { login: {}, storeLogin: true })
  expect(readSession()).toEqual(headers)
  expect(new Headers(sent(fetch)[1]?.headers).has('uid')).toBe(false)
})

test('D-50 a rotated token is stored, an empty one never', async () => {
  answer({ success: true, amount: 3 }, { headers: { 'access-token': 't2', client: 'c1' } })
  await call(loginBonusEndpoint, {})
  expect(readSession()['access-token']).toBe('t2')
  answer({ success: true, amount: 3 }, { headers: { 'access-token': ' ' } })
  await call(loginBonusEndpoint, {})
  expect(readSession()['access-token']).toBe('t2')
})

test('D-50 a late answer does not bring a cleared login back', async () => {
  answer({ success: true, amount: 3 }, { headers: { 'access-token': 't2' } })
  const late = call(loginBonusEndpoint, {})
  clearSession()
  await late
  expect(readSession()).toEqual({})
})

test('GATE-05 a line that breaks within an answer is a lost line: it is tried again, and logs nobody out', async () => {
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

test('C-5 a refusal becomes an error with its texts, reason and fields', async () => {
  const errors = { email: ['使われています'], full_messages: ['メールは使われています'] }
  answer({ success: false, msg: '入力内容を確認してください', errors, reason: 'owner' }, { status: 403 })
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

test('C-5 success false with status 200 is an answer where the contract says so, else an error', async () => {
  answer({ success: false, amount: 0 })
  await expect(call(loginBonusEndpoint, {})).resolves.toEqual({ success: false, amount: 0 })
  answer({ success: false, msg: 'x' })
  expect((await failure(call(accountEndpoint, {}))).msg).toBe('x')
})

test('a body that differs from the contract fails loudly in development', async () => {
  answer({ success: true, amount: 'secret' })
  expect((await failure(call(loginBonusEndpoint, {}))).kind).toBe('contract')
})

test('a body that differs passes in production, and the console names fields without values', async () => {
  vi.stubEnv('DEV', false)
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  answer({ success: true, amount: 'secret' })
  await expect(call(loginBonusEndpoint, {})).resolves.toEqual({ success: true, amount: 'secret' })
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('API-25'))
  expect(String(warn.mock.calls[0])).not.toContain('secret')
})

test('no answer is told from a refusal', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await failure(call(loginBonusEndpoint, {}))).toMatchObject({
    status: 0,
    network: true,
    timeout: false,
  })
})
