// @vitest-environment happy-dom
import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { accountEndpoint } from '../../../contract/calls/account.ts'
import { accountQuery } from './account.ts'
import { ApiError } from './api-error.ts'
import { endpointKey, isTransient, queryClient } from './queries.ts'
import { noteServerDate } from './server-time.ts'
import { clearSession, readSession, writeSession } from './session-store.ts'

const date = (iso: string) => new Date(iso).toUTCString()

beforeEach(() => queryClient.clear())
afterEach(() => queryClient.clear())

test('refetches visible queries after a clock change, except those in flight', async () => {
  noteServerDate(date('2026-11-20T12:00:00+09:00'), performance.now())
  let respond: (text: string) => void = () => undefined
  const shown = vi.fn<() => Promise<string>>(() => Promise.resolve('there'))
  const askedAnew = vi.fn<() => Promise<string>>(() => new Promise<string>((resolve) => (respond = resolve)))
  const observe = (key: string, queryFn: () => Promise<string>) =>
    new QueryObserver(queryClient, { queryKey: [key], queryFn }).subscribe(() => undefined)
  const stops = [observe('shown', shown), observe('asked anew', askedAnew)]
  respond('before')
  await vi.waitFor(() => expect(queryClient.getQueryData(['asked anew'])).toBe('before'))
  void queryClient.invalidateQueries({ queryKey: ['asked anew'] })
  expect(askedAnew).toHaveBeenCalledTimes(2)

  noteServerDate(date('2026-11-21T12:00:00+09:00'), performance.now())
  await vi.waitFor(() => expect(shown).toHaveBeenCalledTimes(2))
  respond('after')
  await vi.waitFor(() => expect(queryClient.getQueryData(['asked anew'])).toBe('after'))
  expect(askedAnew).toHaveBeenCalledTimes(2)
  for (const stop of stops) stop()
})

test.each([
  ['network', 0, true],
  ['timeout', 0, true],
  ['response', 500, true],
  ['response', 503, true],
  ['response', 499, false],
  ['response', 401, false],
  ['contract', 200, false],
  ['aborted', 0, false],
] as const)('GATE-05 a failure by %s %i is worth another try: %s', (kind, status, worth) => {
  const error = new ApiError('API-01', kind, status)
  expect(isTransient(error)).toBe(worth)
  const { retry } = queryClient.getDefaultOptions().queries ?? {}
  if (typeof retry !== 'function') throw new Error('The tries are not counted.')
  expect([0, 1, 2, 3].map((failures) => retry(failures, error))).toEqual([worth, worth, false, false])
})

test('triples the delay of each retry', () => {
  const { retryDelay } = queryClient.getDefaultOptions().queries ?? {}
  if (typeof retryDelay !== 'function') throw new Error('The delay is not counted.')
  const error = new ApiError('API-01', 'network')
  expect([0, 1].map((failures) => retryDelay(failures, error))).toEqual([400, 1_200])
})

/** Keys that are refetched after a query or mutation with this result. */
async function askedAgain(run: () => Promise<unknown>) {
  const invalidate = vi.spyOn(queryClient, 'invalidateQueries').mockResolvedValue()
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  await run().catch(() => {})
  const keys = invalidate.mock.calls.map(([filters]) => filters?.queryKey)
  const warned = warn.mock.calls.map(([text]) => String(text))
  invalidate.mockRestore()
  warn.mockRestore()
  return { keys, warned }
}
const read = (queryKey: readonly unknown[], status: number) => () =>
  queryClient.fetchQuery({
    queryKey,
    retry: false,
    queryFn: () => Promise.reject(new ApiError('API-33', 'response', status)),
  })
const change = (variables: unknown, mutationFn: () => Promise<unknown>) => () =>
  queryClient.getMutationCache().build(queryClient, { mutationFn }).execute(variables)
const account = [[accountEndpoint.id]]

test('C-6 GATE-13 GATE-22 refetches the account after any refused login, except one of the account itself', async () => {
  expect((await askedAgain(read(['API-33', {}], 401))).keys).toEqual(account)
  expect((await askedAgain(read([accountEndpoint.id], 401))).keys).toEqual([])
  for (const status of [403, 500]) expect((await askedAgain(read(['API-33'], status))).keys).toEqual([])
  const refusal = (status: number) => () => Promise.reject(new ApiError('API-33', 'response', status))
  expect((await askedAgain(change({ queryKey: account[0] }, refusal(401)))).keys).toEqual(account)
  expect((await askedAgain(change(null, refusal(422)))).keys).toEqual([])
})

test('D-90 logs failures of a page and of a change', async () => {
  const refused = () => Promise.reject(new ApiError('API-33', 'response', 403))
  for (const failing of [read(['API-33'], 403), change(null, refused)])
    expect((await askedAgain(failing)).warned).toEqual(['Failed to call API-33: status 403.'])
})

test('refetches the account after each change', async () => {
  expect((await askedAgain(change(null, () => Promise.resolve('done')))).keys).toEqual(account)
})

test('keeps each call with its input', () => {
  expect(endpointKey(accountEndpoint, {})).toEqual([accountEndpoint.id, {}])
})

const login = (client: string, uid = 'her@yoimachi.example') => ({ uid, client, 'access-token': 't' })

/** Answers the account with each of these in turn; `before` runs before the first answer. */
async function readsAccount(responses: readonly [status: number, body: object][], before = () => {}) {
  writeSession(login('a'))
  let asked = 0
  vi.stubGlobal('fetch', () => {
    if (asked === 0) before()
    const [status, body] = responses[Math.min(asked, responses.length - 1)] ?? [500, {}]
    asked += 1
    return Promise.resolve(Response.json(body, { status }))
  })
  onTestFinished(() => {
    vi.unstubAllGlobals()
    clearSession()
  })
  const account = await queryClient.fetchQuery({ ...accountQuery, retry: false }).catch((error: unknown) => error)
  return { account, asked }
}

const failed = { errors: ['ログインしてください。'] }

test('reads the account again when another login has replaced the one that was refused', async () => {
  const replaced = await readsAccount(
    [
      [401, failed],
      [500, {}],
    ],
    () => writeSession(login('b')),
  )
  expect([replaced.asked, replaced.account]).toEqual([2, expect.objectContaining({ status: 500 })])
  queryClient.clear()
  const same = await readsAccount([[401, failed]])
  expect([same.asked, same.account]).toEqual([1, expect.objectContaining({ status: 401 })])
  queryClient.clear()
  const other = await readsAccount(
    [
      [500, {}],
      [500, {}],
    ],
    () => writeSession(login('b')),
  )
  expect(other.asked).toBe(1)
  queryClient.clear()
  const gone = await readsAccount([[401, failed]], () => clearSession())
  expect([gone.asked, readSession()]).toEqual([1, {}])
})

test('GATE-05 AUTH-05 drops and reads again what was loaded with the login of another member, not of the same one', async () => {
  onTestFinished(() => clearSession())
  writeSession(login('a'))
  const load = vi.fn<() => Promise<string>>(async () => readSession().uid ?? '')
  const stop = new QueryObserver(queryClient, { queryKey: ['own'], queryFn: load }).subscribe(() => undefined)
  onTestFinished(stop)
  await vi.waitFor(() => expect(queryClient.getQueryData(['own'])).toBe('her@yoimachi.example'))
  writeSession(login('b'))
  clearSession()
  writeSession(login('c'))
  expect([queryClient.getQueryData(['own']), load.mock.calls.length]).toEqual(['her@yoimachi.example', 1])
  writeSession(login('d', 'his@yoimachi.example'))
  expect(queryClient.getQueryData(['own'])).toBeUndefined()
  await vi.waitFor(() => expect(queryClient.getQueryData(['own'])).toBe('his@yoimachi.example'))
})
