// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { Provider } from 'jotai'
import { act, createElement, type ReactNode } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { freshWorkbench, reportOf, setMode } from '../../../../../tests/support/fresh-workbench.ts'
import { standInPhone } from '../../../../../tests/support/stand-in-phone.ts'
import { arrived, withHook } from '../../../../../tests/support/with-hook.ts'
import { queryClient } from '../../hub/control/query-client.ts'
import { reportsAtom } from '../../hub/phone-state.ts'
import { store } from '../../hub/state.ts'
import { FollowPage, followPageAtom, isFollowed } from './follow-page.ts'

freshWorkbench()

const around = (page: ReactNode) =>
  createElement(QueryClientProvider, { client: queryClient }, createElement(Provider, { store }, page))
const show = (a: string, b: string, uid: string | null = 'real@example.com') =>
  store.set(reportsAtom, { a: reportOf('woman@yoimachi.example', a), b: reportOf(uid, b) })

beforeEach(() => {
  store.set(followPageAtom, true)
  setMode('beside')
})

test.each([
  ['/home', true],
  ['/recommends?status=6&page=2', true],
  ['/payment_failure?msg=x', false],
  ['/payment_select', true],
  ['/settings#sound', true],
  // Ids differ between the mock and the real API, and the app ends the login for an unknown id.
  ['/profile?id=137', false],
  ['/chat?uuid=abc', false],
  ['/notice/12', false],
  ['/reviewform?recommend_id=4', false],
  // These pages end a login.
  ['/login', false],
  ['/password_reset?token=x', false],
  ['/user_confirmation', false],
  ['/nowhere', false],
])('whether the real phone follows to %s: %s', (route, follows) => {
  expect(isFollowed(route)).toBe(follows)
})

test('the phone of the real API follows phone A to its pages, and never the other way', async () => {
  const [a, b] = [standInPhone('a'), standInPhone('b')]
  show('/home', '/home')
  await withHook(
    FollowPage,
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
  await withHook(FollowPage, arrived, around)
  expect(orders).toEqual([])
})
