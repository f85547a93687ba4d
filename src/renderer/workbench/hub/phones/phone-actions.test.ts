// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { freshWorkbench, onPhone, reportOf, setMode } from '../../../../../tests/support/fresh-workbench.ts'
import { standInPhone } from '../../../../../tests/support/stand-in-phone.ts'
import { loginOf, refusal, stubControl } from '../../../../../tests/support/stub-control.ts'
import type { PhoneDevice } from '../../../../contract/phone-messages.ts'
import { handsetQuery, queryClient } from '../control/queries.ts'
import { memberIdsAtom, quietAtom, reportsAtom, store } from '../state.ts'
import {
  becomePhone,
  becomeWaiting,
  callFromPhone,
  chooseQuiet,
  enterPhone,
  ignoringReports,
  isArriving,
  leavePhone,
  openOnPhone,
  refreshPhones,
  reloadPhones,
} from './phone-actions.ts'

const device: PhoneDevice = { local: { theme: 'night' }, session: {}, scrolls: [] }
const session = (email: string) => ({
  'access-token': 't',
  'token-type': 'Bearer',
  client: 'c',
  expiry: '1',
  uid: email,
  sex: '1',
})

freshWorkbench()
beforeEach(() => void stubControl({ 'POST /sessions': loginOf }))

test('a login without a password opens home, and the stage knows the member', async () => {
  const { orders } = standInPhone('a')
  await enterPhone('a', 'm5@yoimachi.example')
  expect(orders).toEqual([{ kind: 'enter', session: session('m5@yoimachi.example'), to: '/home', anew: false }])
  expect(onPhone('a')).toEqual(['m5@yoimachi.example', '/home'])
  expect(store.get(memberIdsAtom)).toEqual({ a: 5 })
  expect(isArriving('a')).toBe(false)
})

test('in a replaced world a phone that already shows the member and page only refetches', async () => {
  const { orders } = standInPhone('a')
  const email = 'm5@yoimachi.example'
  store.set(reportsAtom, { a: reportOf(email, '/timeline') })
  await enterPhone('a', email, '/timeline', 'stay')
  await enterPhone('a', email, '/notice/index', 'stay')
  await enterPhone('a', 'm6@yoimachi.example', '/timeline', 'stay')
  expect(orders.map((order) => (order.kind === 'enter' ? [order.to, order.anew] : order.kind))).toEqual([
    'renew',
    ['/notice/index', true],
    ['/timeline', true],
  ])
})

test('the latest login of a phone wins', async () => {
  const { orders } = standInPhone('a')
  await Promise.all([enterPhone('a', 'm5@yoimachi.example'), enterPhone('a', 'm6@yoimachi.example')])
  expect(orders.map((order) => order.kind === 'enter' && order.session['uid'])).toEqual(['m6@yoimachi.example'])
})

test('a page that is opened during a login is where the login leads', async () => {
  const { orders } = standInPhone('a')
  const entering = enterPhone('a', 'm5@yoimachi.example')
  expect([isArriving('a'), isArriving('b')]).toEqual([true, false])
  openOnPhone('a', '/timeline')
  await entering
  expect(orders).toMatchObject([{ kind: 'enter', to: '/timeline' }])
  expect(onPhone('a')).toEqual(['m5@yoimachi.example', '/timeline'])
})

test('a logout during a login ends it', async () => {
  const { orders } = standInPhone('a')
  const entering = enterPhone('a', 'm5@yoimachi.example')
  leavePhone('a')
  await entering
  expect(orders).toEqual([{ kind: 'leave', to: '/' }])
  expect(onPhone('a')).toEqual([null, '/'])
  expect(store.get(memberIdsAtom).a).toBeUndefined()
})

test('a phone of the real API refuses a login of the mock, and tells where to log in', async () => {
  setMode('beside')
  const calls = stubControl({})
  await expect(enterPhone('b', 'm5@yoimachi.example')).rejects.toThrow(
    'B は実際の API につながっています。アプリの画面からログインしてください。',
  )
  await becomePhone('b', 'm5@yoimachi.example', '/home', null)
  expect(calls).toEqual([])
  expect(onPhone('b')).toEqual(['man@yoimachi.example', '/home'])
})

test('reports of the former world are ignored until a replacement is done, except those of a real API', async () => {
  setMode('beside')
  await expect(
    ignoringReports(async () => {
      expect([isArriving('a'), isArriving('b')]).toEqual([true, false])
      throw new Error('refused')
    }),
  ).rejects.toThrow('refused')
  expect(isArriving('a')).toBe(false)
})

test('a phone takes login, page and storage of another, or the logout', async () => {
  const { orders } = standInPhone('a')
  await becomePhone('a', 'm5@yoimachi.example', '/timeline', device)
  expect(store.get(memberIdsAtom).a).toBe(5)
  await becomePhone('a', null, '/login', null)
  expect(orders).toEqual([
    { kind: 'become', device, session: session('m5@yoimachi.example'), to: '/timeline' },
    { kind: 'become', device: null, session: null, to: '/login' },
  ])
  expect(onPhone('a')).toEqual([null, '/login'])
  expect(store.get(memberIdsAtom).a).toBeUndefined()
})

test('a phone that is not on the stage yet takes its state once, when it appears', async () => {
  const calls = stubControl({ 'POST /sessions': loginOf })
  await becomePhone('c', 'm5@yoimachi.example', '/timeline', device)
  expect(calls).toEqual([])
  const { orders } = standInPhone('c')
  await becomeWaiting('c')
  expect(orders).toMatchObject([{ kind: 'become', device, to: '/timeline' }])
  expect(becomeWaiting('c')).toBeUndefined()
})

test('a mailed link opens on the phone at its own address, also one that a real phone asked for', () => {
  const { orders } = standInPhone('a')
  const handset = 'http://192.168.1.5:50123'
  queryClient.setQueryData(handsetQuery.queryKey, {
    state: 'open',
    origin: handset,
    invitation: null,
    phone: null,
    networks: [],
  })
  openOnPhone('a', `http://b.yoimachi.localhost:${location.port}/notice/3?from=mail#top`)
  openOnPhone('a', `/api/x?redirect_url=${encodeURIComponent(`${handset}/reset`)}`)
  const origin = `http://a.yoimachi.localhost:${location.port}`
  expect(orders).toEqual([
    { kind: 'go', to: '/notice/3?from=mail#top' },
    { kind: 'go', to: `/api/x?redirect_url=${encodeURIComponent(`${origin}/reset`)}` },
  ])
})

test('the stage refreshes the phones of the mock, and reloads all of them', () => {
  vi.useFakeTimers()
  setMode('beside')
  const [a, b, c] = [standInPhone('a'), standInPhone('b'), standInPhone('c')]
  refreshPhones()
  vi.runAllTimers()
  reloadPhones()
  vi.useRealTimers()
  expect([a, b, c].map(({ orders }) => orders.map(({ kind }) => kind))).toEqual([['refresh', 'reload'], ['reload'], []])
})

test('the events of one step refresh each phone once', () => {
  vi.useFakeTimers()
  const { orders } = standInPhone('a')
  for (let no = 0; no < 3; no++) {
    refreshPhones()
    vi.advanceTimersByTime(20)
  }
  vi.runAllTimers()
  vi.useRealTimers()
  expect(orders).toEqual([{ kind: 'refresh' }])
})

test('the phones reload after the stage becomes quiet or loud, so that dialogs held back open', () => {
  vi.useFakeTimers()
  const { orders } = standInPhone('a')
  chooseQuiet(true)
  vi.runAllTimers()
  expect(orders).toEqual([])
  chooseQuiet(false)
  vi.runAllTimers()
  vi.useRealTimers()
  expect([store.get(quietAtom), orders]).toEqual([false, [{ kind: 'reload' }]])
})

test('a call of the member goes through the phone and gives its status, 0 without a phone', async () => {
  standInPhone('a', (order) =>
    order.kind === 'call' && order.path === '/api/account'
      ? { kind: 'response', id: order.id, status: 401 }
      : undefined,
  )
  expect(await callFromPhone('a', { method: 'GET', path: '/api/account' })).toBe(401)
  expect(await callFromPhone('b', { method: 'GET', path: '/api/account' })).toBe(0)
})

test('a login that the server refuses is no longer in progress', async () => {
  stubControl({ 'POST /sessions': refusal(404, 'unknown-member') })
  await expect(enterPhone('a', 'nobody@yoimachi.example')).rejects.toThrow('この世界に、その会員はいません。')
  expect(isArriving('a')).toBe(false)
})
