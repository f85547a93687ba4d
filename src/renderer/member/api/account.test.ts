// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { arrived, withHook } from '../../../../tests/support/with-hook.ts'
import { accountEndpoint } from '../../../contract/calls/account.ts'
import { accountQuery, useAccount, useOptionalAccount } from './account.ts'
import { clearSession, readSession, writeSession } from './session-store.ts'
import { setWithdrawn, useWithdrawn } from './withdrawal.ts'

/** Fields that other pages read; the contract tests cover the rest. */
const account = { id: 7, sex: 2, payment_conf: 1, unread_messages_size: 3 }
let client = new QueryClient()
let asked: AbortSignal[] = []
let answers = true
const around = (page: React.ReactNode) => createElement(QueryClientProvider, { client }, page)

/** Stores as another tab does, before its event arrives. */
function storeInAnotherTab(values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values)) localStorage.setItem(name, value)
}

beforeEach(() => {
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  asked = []
  answers = true
  vi.stubEnv('DEV', false)
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if (url.includes('config.json')) return Response.json({})
    if (init.signal) asked.push(init.signal)
    return answers ? Response.json(account) : new Promise<Response>(() => {})
  })
  clearSession()
  writeSession({ uid: 'her@yoimachi.example', client: 'c', 'access-token': 't' })
})
afterEach(() => {
  client.clear()
  clearSession()
  setWithdrawn(false)
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

test('AUTH-17 NAV-42 stores sex, payment and unread count of the account for other pages', async () => {
  expect(await client.fetchQuery(accountQuery)).toEqual(account)
  expect(client.getQueryData([accountEndpoint.id])).toEqual(account)
  expect(readSession()).toMatchObject({ sex: '2', payment_conf: '1', unread_messages_size: '3' })
})

test('aborts the account request when no page waits for it', async () => {
  answers = false
  const answered = client.fetchQuery(accountQuery).catch(() => null)
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  await client.cancelQueries({ queryKey: [accountEndpoint.id] })
  await answered
  expect(asked[0]?.aborted).toBe(true)
})

test.each([
  ['a refusal', Response.json({ errors: ['ended'] }, { status: 401 })],
  ['an account', Response.json({ ...account, id: 3, sex: 1 })],
])('reads the account of a login of another tab while %s of the former login was on its way', async (_, late) => {
  const sent: (string | null)[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if (url.includes('config.json')) return Response.json({})
    const client = new Headers(init.headers).get('client')
    sent.push(client)
    if (client === 'new') return Response.json(account)
    storeInAnotherTab({ uid: 'his@yoimachi.example', client: 'new', 'access-token': 'n' })
    return late
  })
  expect(await client.fetchQuery(accountQuery)).toEqual(account)
  expect(sent).toEqual(['c', 'new'])
  expect(readSession().sex).toBe('2')
})

test.each([
  ['the same login', () => undefined],
  ['no login any more', clearSession],
])('GATE-05 passes on a refusal with %s', async (_, change) => {
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.includes('config.json')) return Response.json({})
    change()
    return Response.json({ errors: ['ended'] }, { status: 401 })
  })
  await expect(client.fetchQuery(accountQuery)).rejects.toMatchObject({ status: 401 })
})

test('D-78 requests the account every 20 seconds, every 60 in the background, and when the page becomes visible', () => {
  const hidden = vi.spyOn(document, 'hidden', 'get')
  const interval = accountQuery.refetchInterval
  if (typeof interval !== 'function') throw new Error('The interval does not follow the page.')
  const every = (isHidden: boolean) => {
    hidden.mockReturnValue(isHidden)
    return (interval as () => number)()
  }
  expect([every(false), every(true)]).toEqual([20_000, 60_000])
  expect(accountQuery).toMatchObject({ refetchIntervalInBackground: true, refetchOnWindowFocus: 'always' })
})

test('reuses the account that the guard of the page has loaded', async () => {
  client.setQueryData([accountEndpoint.id], account, { updatedAt: 1 })
  await withHook(
    useAccount,
    async (page) => {
      await arrived()
      expect(page.value).toEqual(account)
    },
    around,
  )
  expect(asked).toEqual([])
})

test('throws when an open page relies on an account', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await expect(withHook(useAccount, () => undefined, around)).rejects.toThrow(/Use useOptionalAccount/)
})

test('ROUTE-77 shows a loaded account on an open page and requests none', async () => {
  await withHook(
    useOptionalAccount,
    async (page) => {
      await arrived()
      expect(page.value).toBeUndefined()
    },
    around,
  )
  client.setQueryData([accountEndpoint.id], account)
  await withHook(useOptionalAccount, (page) => expect(page.value).toEqual(account), around)
  expect(asked).toEqual([])
})

test('QUIT-16 D-76 keeps the last page readable after a withdrawal', async () => {
  setWithdrawn(true)
  await withHook(useWithdrawn, (page) => expect(page.value).toBe(true))
  setWithdrawn(false)
  await withHook(useWithdrawn, (page) => expect(page.value).toBe(false))
})
