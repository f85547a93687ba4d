// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { Provider } from 'jotai'
import { act, createElement, type ReactNode } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { freshWorkbench, reportOf, setMode } from '../../../../../tests/support/fresh-workbench.ts'
import { standInPhone } from '../../../../../tests/support/stand-in-phone.ts'
import { arrived, withHook } from '../../../../../tests/support/with-hook.ts'
import type { PhoneMessage } from '../../../../contract/phone-messages.ts'
import type { PhoneOrder } from '../../../../contract/phone-orders.ts'
import { queryClient } from '../../hub/control/query-client.ts'
import { reportsAtom } from '../../hub/phone-state.ts'
import { store } from '../../hub/state.ts'
import { useScreenDifferences } from './screen-differences.ts'

freshWorkbench()

const around = (page: ReactNode) =>
  createElement(QueryClientProvider, { client: queryClient }, createElement(Provider, { store }, page))
const show = (a: string, b: string, uid: string | null = 'real@example.com') =>
  store.set(reportsAtom, { a: reportOf('woman@yoimachi.example', a), b: reportOf(uid, b) })

beforeEach(() => setMode('beside'))

const saying =
  (...lines: string[]) =>
  (order: PhoneOrder): PhoneMessage | undefined =>
    order.kind === 'read-texts' ? { kind: 'texts', id: order.id, lines } : undefined
const marks = (orders: readonly PhoneOrder[]) =>
  orders.flatMap((order) => (order.kind === 'mark-texts' ? [order.lines] : []))

test('what only one of two phones says is marked on both, until the comparison ends', async () => {
  const [a, b] = [standInPhone('a', saying('ホーム', '残り 4 人')), standInPhone('b', saying('ホーム', '残り 3 人'))]
  show('/home', '/home')
  await withHook(
    useScreenDifferences,
    async (page) => {
      await act(() => expect.poll(() => queryClient.getQueryData(['screens', '/home'])).toBeDefined())
      await arrived()
      expect(page.value).toEqual({ onlyA: ['残り 4 人'], onlyB: ['残り 3 人'] })
      expect([marks(a.orders).at(-1), marks(b.orders).at(-1)]).toEqual([['残り 4 人'], ['残り 3 人']])
      // A page that has reloaded meanwhile has lost its marks, and still says the same.
      const marked = marks(b.orders).length
      await act(() => queryClient.refetchQueries({ queryKey: ['screens', '/home'] }))
      await arrived()
      expect(marks(b.orders).slice(marked)).toEqual([['残り 3 人']])
      act(() => show('/home', '/timeline'))
      expect(page.value).toBeUndefined()
      expect([marks(a.orders).at(-1), marks(b.orders).at(-1)]).toEqual([[], []])
      act(() => show('/home', '/home'))
    },
    around,
  )
  expect([marks(a.orders).at(-1), marks(b.orders).at(-1)]).toEqual([[], []])
})

test('a page that both phones go on to is not marked with the lines of the page before', async () => {
  const [a] = [standInPhone('a', saying('残り 4 人')), standInPhone('b', saying('残り 3 人'))]
  show('/home', '/home')
  await withHook(
    useScreenDifferences,
    async (page) => {
      await act(() => expect.poll(() => page.value).toBeDefined())
      act(() => show('/timeline', '/timeline'))
      expect(page.value).toBeUndefined()
      expect(marks(a.orders).at(-1)).toEqual([])
    },
    around,
  )
})

test('a phone that does not answer, or shows another page, is not compared', async () => {
  const a = standInPhone('a', saying('ホーム'))
  show('/home', '/home')
  await withHook(
    useScreenDifferences,
    async (page) => {
      await act(() => expect.poll(() => queryClient.getQueryData(['screens', '/home'])).toBe(null))
      expect(page.value).toBeUndefined()
    },
    around,
  )
  queryClient.clear()
  const before = a.orders.filter(({ kind }) => kind === 'read-texts').length
  show('/home', '/timeline')
  await withHook(useScreenDifferences, arrived, around)
  expect(a.orders.filter(({ kind }) => kind === 'read-texts')).toHaveLength(before)
})
