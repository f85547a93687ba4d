// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { malePairingsEndpoint } from '../../../contract/calls/recommendation.ts'
import { queryClient } from '../api/queries.ts'
import { clearSession, writeSession } from '../api/session-store.ts'
import { searchPages, searchPairings } from './search-pairings.ts'

beforeEach(() => writeSession({ uid: 'her@yoimachi.example', client: 'c', 'access-token': 't' }))

afterEach(() => {
  clearSession()
  queryClient.clear()
  vi.unstubAllGlobals()
})

test('searches page by page until a row is found', async () => {
  const read = vi.fn<(page: number) => Promise<never>>((page) =>
    Promise.resolve({ rec: [{ id: page }], pageCount: 3 } as never),
  )
  const search = (wanted: number) => searchPages(read, (rows) => rows.find(({ id }) => id === wanted))
  expect([await search(2), read.mock.calls]).toEqual([{ id: 2 }, [[1], [2]]])
  expect([await search(9), read.mock.calls.length]).toEqual([null, 5])
  expect(await searchPages(read, (rows) => (rows[0]?.id === 1 ? null : 0))).toBe(0)
})

test('searches the list of a member under a status, or all of it, and can be given up', async () => {
  const asked: object[] = []
  const signals: unknown[] = []
  vi.stubGlobal('fetch', (url: string, { signal }: RequestInit) => {
    const { pathname, searchParams } = new URL(url, location.origin)
    if (pathname === malePairingsEndpoint.path) {
      asked.push(Object.fromEntries(searchParams))
      signals.push(signal)
    }
    return Promise.resolve(Response.json({ success: false, msg: 'x' }))
  })
  const given = new AbortController()
  const search = (more: object) =>
    searchPairings({ sex: 1, signal: given.signal, ...more }, () => null).catch(() => undefined)
  await search({})
  await search({ status: 'matching' })
  expect(asked).toEqual([{ page: '1' }, { status: 'matching', page: '1' }])
  given.abort()
  await search({})
  expect(signals.map((signal) => (signal as AbortSignal | undefined)?.aborted)).toContain(true)
})
