// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { standInPhone } from '../../../../../tests/support/stand-in-phone.ts'
import { backendQuery } from '../control/backend-queries.ts'
import { queryClient } from '../control/query-client.ts'
import { phonesAtom } from '../phone-state.ts'
import { store } from '../state.ts'
import { followPhone } from './follow-phone.ts'
import { openOnPhone } from './place-phone.ts'
import { renewPhones } from './renew-phones.ts'

beforeEach(() => {
  for (const phone of ['a', 'b'] as const) standInPhone(phone)
})

afterEach(() => {
  vi.unstubAllGlobals()
  queryClient.clear()
})

/** Answers every login of the mock. */
function stubLogins(): void {
  vi.stubGlobal('fetch', (address: string, { body = '' }: { readonly body?: string }) => {
    if (address === '/__control/backend') return Promise.resolve(Response.json({ mode: 'mock', url: null }))
    const { email } = JSON.parse(body) as { email: string }
    const account = { id: 1, provider: 'email', uid: email, email, sex: 1 }
    const login = { 'access-token': 't', 'token-type': 'Bearer', client: 'c', expiry: '1', uid: email }
    return Promise.resolve(Response.json({ ...login, account }))
  })
}

test('a rewind keeps a page that was opened just before and not reported yet', async () => {
  const before = store.get(phonesAtom)
  stubLogins()
  openOnPhone('b', '/recommends')
  await renewPhones()
  const { b } = store.get(phonesAtom)
  store.set(phonesAtom, before)
  expect(b.route).toBe('/recommends')
})

test('a late report of the former world does not set the page that a rewind opens', async () => {
  const before = store.get(phonesAtom)
  stubLogins()
  queryClient.setQueryData(backendQuery.queryKey, { mode: 'mock', url: null })
  const renewing = renewPhones()
  followPhone('a', '/timeline', before.a.email)
  await renewing
  const { a } = store.get(phonesAtom)
  followPhone('a', '/footprints', before.a.email)
  const after = store.get(phonesAtom)
  store.set(phonesAtom, before)
  expect(a.route).toBe(before.a.route)
  expect(after.a.route).toBe('/footprints')
})

test('a rewind sends a phone on /login home and keeps the pages of the others', async () => {
  const before = store.get(phonesAtom)
  store.set(phonesAtom, {
    ...before,
    a: { ...before.a, route: '/login?from=home' },
    b: { ...before.b, route: '/timeline' },
  })
  stubLogins()
  await renewPhones()
  const { a, b } = store.get(phonesAtom)
  store.set(phonesAtom, before)
  expect([a, b].map(({ email, route }) => [email, route])).toEqual([
    [before.a.email, '/home'],
    [before.b.email, '/timeline'],
  ])
})
