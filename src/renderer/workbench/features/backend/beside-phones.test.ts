// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { Provider } from 'jotai'
import { act, createElement, type ReactNode } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { freshWorkbench, reportOf, setMode } from '../../../../../tests/support/fresh-workbench.ts'
import { standInPhone } from '../../../../../tests/support/stand-in-phone.ts'
import { arrived, withHook } from '../../../../../tests/support/with-hook.ts'
import type { PhoneMessage, PhoneOrder } from '../../../../contract/phone-messages.ts'
import { queryClient } from '../../hub/control/query-client.ts'
import { reportsAtom } from '../../hub/phone-state.ts'
import { store } from '../../hub/state.ts'
import { followPageAtom, useFollowPage, useScreenDifferences } from './beside.ts'

freshWorkbench()

const around = (page: ReactNode) =>
  createElement(QueryClientProvider, { client: queryClient }, createElement(Provider, { store }, page))
const show = (a: string, b: string, uid: string | null = 'real@example.com') =>
  store.set(reportsAtom, { a: reportOf('woman@yoimachi.example', a), b: reportOf(uid, b) })

beforeEach(() => {
  store.set(followPageAtom, true)
  setMode('beside')
})

test('the phone of the real API follows phone A to its pages, and never the other way', async () => {
  const [a, b] = [standInPhone('a'), standInPhone('b')]
  show('/home', '/home')
  await withHook(
    useFollowPage,
    async () => {
      act(() => show('/timeline', '/home'))
      act(() => show('/timeline', '/timeline'))
      act(() => show('/timeline', '/notice/index'))
      act(() => show('/profile?id=7', '/notice/index'))
      act(() => show('/footprints', '/notice/index'))
    },
    around,
  )
  expect(b.orders).toEqual([
    { kind: 'go', to: '/timeline' },
    { kind: 'go', to: '/footprints' },
  ])
  expect(a.orders).toEqual([])
})

test.each([
  ['without a login', () => show('/timeline', '/login', null)],
  ['when it is switched off', () => (show('/timeline', '/home'), store.set(followPageAtom, false))],
  ['without a real API', () => (show('/timeline', '/home'), setMode('mock'))],
  ['while it has not reported', () => store.set(reportsAtom, { a: reportOf(null, '/timeline') })],
  ['before phone A has', () => store.set(reportsAtom, { b: reportOf('real@example.com', '/home') })],
])('the phone of the real API stays where it is %s', async (_, begin) => {
  const { orders } = standInPhone('b')
  begin()
  await withHook(useFollowPage, arrived, around)
  expect(orders).toEqual([])
})

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
