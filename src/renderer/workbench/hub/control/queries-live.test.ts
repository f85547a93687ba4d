// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { Provider } from 'jotai'
import { act, createElement, type ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { freshWorkbench, setMode } from '../../../../../tests/support/fresh-workbench.ts'
import { stubControl } from '../../../../../tests/support/stub-control.ts'
import { arrived, withHook } from '../../../../../tests/support/with-hook.ts'
import { memberIdsAtom, phoneCountAtom } from '../phone-state.ts'
import { store } from '../state.ts'
import { useIsRealPhone, useMockPhones, useMockQuery } from './backend-queries.ts'
import { clockQuery, nowOf, useNow } from './clock-query.ts'
import { ControlProblem } from './control-problem.ts'
import { memberQuery, operatorChatQuery, pairingsQuery, paymentsDueQuery } from './operator-queries.ts'
import { openedQuery, timelineQuery, useStorage } from './queries.ts'
import { queryClient, readAgain } from './query-client.ts'

freshWorkbench()

const around = (page: ReactNode) =>
  createElement(QueryClientProvider, { client: queryClient }, createElement(Provider, { store }, page))
const clock = {
  ...{ now: '2026-11-20T12:00:00.000+09:00', mode: 'running' as const, speed: 60, jump: null, townActivity: false },
  ...{ coming: [], later: [], next: {}, fired: [] },
}

test('a call is tried again only while the server starts, twice', () => {
  const retry = queryClient.getDefaultOptions().queries?.retry
  if (typeof retry !== 'function') throw new Error('No rule.')
  const tries = (count: number, error: Error) => retry(count, error as never)
  const [starting, refused] = [new ControlProblem(0, ''), new ControlProblem(409, '')]
  expect([0, 1, 2].map((count) => tries(count, starting))).toEqual([true, true, false])
  expect([tries(0, refused), tries(0, new Error('bug'))]).toEqual([false, false])
})

test('virtual now stands still with the clock, and runs at its speed from the reading', () => {
  vi.spyOn(performance, 'now').mockReturnValue(3_000)
  const reading = { ...clock, nowMs: 100_000, receivedAt: 1_000 }
  expect(nowOf(reading)).toBe(100_000 + 2_000 * 60)
  expect(nowOf({ ...reading, mode: 'frozen' })).toBe(100_000)
})

test('the clock is read with the members on the stage, and again and again during a jump', async () => {
  store.set(memberIdsAtom, { a: 5, b: 6 })
  stubControl({ 'GET /clock?members=5%2C6': clock, 'GET /timeline?members=5%2C6': [] })
  vi.spyOn(performance, 'now').mockReturnValue(3_000)
  expect(await queryClient.fetchQuery(clockQuery)).toMatchObject({ nowMs: Date.parse(clock.now), receivedAt: 3_000 })
  expect(await queryClient.fetchQuery(timelineQuery)).toEqual([])
  const every = clockQuery.refetchInterval as (query: object) => unknown
  const at = (data: object | undefined) => every({ state: { data } })
  expect([at(undefined), at({ jump: null }), at({ jump: { from: '', to: '' } })]).toEqual([false, false, 300])
})

test('now ticks while the clock runs, and reads the clock again when an effect has fallen due', async () => {
  const calls = stubControl({ 'GET /clock?members=': { ...clock, mode: 'frozen' } })
  const due = {
    at: '2026-11-20T12:01:00.000+09:00',
    kind: 'charge' as const,
    subject: '',
    members: [],
    details: {},
    text: '',
  }
  const [start, since] = [Date.parse(clock.now), performance.now()]
  const passed = vi.spyOn(performance, 'now').mockReturnValue(since)
  setMode('mock')
  queryClient.setQueryData(clockQuery.queryKey, { ...clock, coming: [due], nowMs: start, receivedAt: since })
  await withHook(
    () => useNow(5),
    async (page) => {
      const after = async (ms: number) => {
        passed.mockReturnValue(since + ms)
        await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
        return page.value
      }
      expect(page.value).toBe(start)
      expect(await after(500)).toBe(start + 30_000)
      expect(await after(1_000)).toBe(start + 60_000)
      expect(calls).toEqual([])
      await after(1_001)
      await arrived()
      // A slow machine ticks once more before the response.
      expect(new Set(calls.map(({ line }) => line))).toEqual(new Set(['GET /clock?members=']))
      expect(await after(5_000)).toBe(start)
    },
    around,
  )
})

test('while the real API answers, nothing of the mock is asked, or shown from before', async () => {
  const calls = stubControl({})
  setMode('real')
  queryClient.setQueryData(clockQuery.queryKey, { ...clock, nowMs: 0, receivedAt: 0 })
  queryClient.setQueryData(openedQuery.queryKey, { steps: 1 } as never)
  await withHook(
    () => [useNow(), useStorage(), useMockQuery(openedQuery).data],
    async (page) => {
      await arrived()
      expect(page.value).toEqual([undefined, undefined, undefined])
    },
    around,
  )
  expect(calls).toEqual([])
})

test('the state of the data folder is shown for the mock only, and a query that waits stays off', async () => {
  const storage = { problem: null, damage: [] }
  queryClient.setQueryData(['storage'], storage)
  setMode('mock')
  await withHook(
    useStorage,
    async (page) => {
      expect(page.value).toEqual(storage)
      act(() => setMode('real'))
      await arrived()
      expect(page.value).toBeUndefined()
    },
    around,
  )
  let asked = 0
  setMode('mock')
  await withHook(
    () => useMockQuery({ queryKey: ['waits'], queryFn: () => Promise.resolve((asked += 1)), enabled: false }),
    arrived,
    around,
  )
  expect(asked).toBe(0)
})

test('side by side the second phone is the real one, and the others use the mock', async () => {
  store.set(phoneCountAtom, 3)
  stubControl({ 'GET /backend': new Promise(() => {}) })
  const hook = () => [useIsRealPhone('a'), useIsRealPhone('b'), useMockPhones()]
  await withHook(
    hook,
    async (page) => {
      expect(page.value).toEqual([false, false, ['a', 'b', 'c']])
      act(() => setMode('beside'))
      await arrived()
      expect(page.value).toEqual([false, true, ['a', 'c']])
      act(() => setMode('real'))
      await arrived()
      expect(page.value).toEqual([true, true, []])
    },
    around,
  )
})

const member = (age_conf: number) => ({
  ...{ id: 5, name: '', uuid: 'u5', email: 'm5@yoimachi.example', sex: 1, age_conf, paid: true, status: 0, rank: null },
  ...{ listed: true, active_status: 'active', photo: '/p.png' },
})

test('a member without an age check is shown with whether documents wait; a missing one is nobody', async () => {
  const line = 'GET /operator/members?email=m5%40yoimachi.example'
  const read = async (found: readonly object[], documents: readonly object[] = []) => {
    queryClient.clear()
    const calls = stubControl({ [line]: found, 'GET /operator/documents': documents })
    const data = await queryClient.fetchQuery(memberQuery('m5@yoimachi.example'))
    return [data && data.documentWaits, calls.length]
  }
  expect(await read([])).toEqual([null, 1])
  expect(await read([member(2)])).toEqual([false, 1])
  expect(await read([member(0)])).toEqual([false, 2])
})

test("what concerns members is asked for by their numbers, and belongs to the operator's desk", async () => {
  const calls = stubControl({
    'GET /operator/messages?member=5': [],
    'GET /operator/payments?members=5%2C6': {},
    'GET /operator/pairings?member=5': [],
  })
  const queries = [operatorChatQuery(5), paymentsDueQuery([5, 6]), pairingsQuery(5)]
  for (const query of queries) await queryClient.prefetchQuery(query as never)
  expect(calls.map(({ line }) => line)).toEqual([
    'GET /operator/messages?member=5',
    'GET /operator/payments?members=5%2C6',
    'GET /operator/pairings?member=5',
  ])
  expect(queries.map(({ queryKey }) => queryKey)).toEqual([
    ['operator', 'messages', 5],
    ['operator', 'payments', 5, 6],
    ['operator', 'pairings', 5],
  ])
  await readAgain(operatorChatQuery(5))
  expect(calls).toHaveLength(4)
})
