// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { freshWorkbench, reportOf } from '../../../../../tests/support/fresh-workbench.ts'
import { standInPhone } from '../../../../../tests/support/stand-in-phone.ts'
import type { Failure } from '../../../../contract/control/documented-calls.ts'
import { faultsQuery } from '../../hub/control/faults.ts'
import { queryClient } from '../../hub/control/query-client.ts'
import { changePhone, reportsAtom } from '../../hub/phone-state.ts'
import { store } from '../../hub/state.ts'
import { faultOf, keyOf } from './failures.ts'
import { pageFactsAtom, watchPage } from './watch-page.ts'

freshWorkbench()

const failure: Failure = {
  ...{ call: 'API-38', method: 'PUT', path: '/api/recommend_setting', status: 422, code: 'invalid', text: '' },
  ...{ ids: [], body: {} },
}
const flash = '入力内容を確認してください。'

/** A phone on a page, the failure that is about to strike there, and what the watch has noted. */
function aWatch(route: string) {
  vi.useFakeTimers()
  store.set(pageFactsAtom, new Map())
  const page = { lines: ['条件設定', '保存する'] }
  standInPhone('a', (order) =>
    order.kind === 'read-texts' ? { kind: 'texts', id: order.id, lines: page.lines } : undefined,
  )
  const open = (to: string) => {
    changePhone('a', { route: to })
    store.set(reportsAtom, { a: reportOf(null, to) })
  }
  const strike = (fired: number) => queryClient.setQueryData(faultsQuery.queryKey, [{ ...faultOf(failure), fired }])
  const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)
  open(route)
  strike(0)
  void watchPage(failure, 'a')
  return { page, open, strike, wait, fact: () => store.get(pageFactsAtom).get(keyOf(failure)) }
}

test('waits for a flash, which appears a second after the response', async () => {
  const { page, strike, wait, fact } = aWatch('/conditionsform')
  await wait(3000)
  strike(1)
  await wait(1250)
  expect(fact()).toBeUndefined()
  page.lines = [...page.lines, flash]
  await wait(3000)
  expect(fact()).toEqual({ kind: 'text', text: flash })
})

test('notes that a page stays as it was only when it was read before the strike', async () => {
  const seen = aWatch('/conditionsform')
  await seen.wait(3000)
  seen.strike(1)
  await seen.wait(6000)
  expect(seen.fact()).toEqual({ kind: 'unchanged' })
  const early = aWatch('/conditionsform')
  early.strike(1)
  await early.wait(6000)
  expect(early.fact()).toBeUndefined()
})

test('a page that the failure is shown on has not moved, and one that opens after the failure has', async () => {
  const { page, open, strike, wait, fact } = aWatch('/home')
  // The phone is asked for the page of the call, and reports it later.
  changePhone('a', { route: '/conditionsform' })
  const watch = watchPage(failure, 'a')
  await wait(700)
  open('/conditionsform')
  await wait(3000)
  strike(1)
  page.lines = [...page.lines, flash]
  await wait(3000)
  await watch
  expect(fact()).toEqual({ kind: 'text', text: flash })
  const other = aWatch('/conditionsform')
  await other.wait(3000)
  other.strike(1)
  other.open('/login?from=conditionsform')
  await other.wait(3000)
  expect(other.fact()).toEqual({ kind: 'moved', page: '/login' })
})

test('a watch ends with its fault, and when another begins', async () => {
  const gone = aWatch('/conditionsform')
  await gone.wait(3000)
  queryClient.setQueryData(faultsQuery.queryKey, [])
  await gone.wait(1000)
  gone.strike(1)
  gone.page.lines = [flash]
  await gone.wait(6000)
  expect(gone.fact()).toBeUndefined()
})
