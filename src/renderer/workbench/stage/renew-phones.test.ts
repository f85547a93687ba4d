// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '../control/query-client.ts'
import { phonesAtom } from '../state/phones.ts'
import { store } from '../state/store.ts'
import { followBackend } from './renew-phones.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  queryClient.clear()
})

test('a real API takes the place of the mock: asked for once, and no login of the mock stays on a phone', async () => {
  const before = store.get(phonesAtom)
  const asked: string[] = []
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address)
    return Promise.resolve(Response.json({ mode: 'real', url: 'https://api.example.com' }))
  })
  await followBackend()
  const { a, b } = store.get(phonesAtom)
  store.set(phonesAtom, before)
  expect(asked).toEqual(['/__control/backend'])
  expect([a, b].map(({ email, route }) => [email, route])).toEqual([
    [null, '/login'],
    [null, '/login'],
  ])
})
