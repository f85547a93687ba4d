// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { freshWorkbench, onPhone, reportOf, setMode } from '../../../../../tests/support/fresh-workbench.ts'
import { standInPhone } from '../../../../../tests/support/stand-in-phone.ts'
import { loginOf, refusal, stubControl } from '../../../../../tests/support/stub-control.ts'
import type { PhoneDevice } from '../../../../contract/phone-device.ts'
import { handsetQuery } from '../control/queries.ts'
import { queryClient } from '../control/query-client.ts'
import { changePhone, memberIdsAtom, reportsAtom } from '../phone-state.ts'
import { store } from '../state.ts'
import { setReady } from './phone-link.ts'
import { isLoggingIn, logIn, logOut } from './phone-login.ts'
import { openOnPhone, showOnPhone } from './place-phone.ts'
import { loadFromScratch, restorePhone } from './restore-phone.ts'
import { startPhone } from './start-phone.ts'

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
  await logIn('a', 'm5@yoimachi.example')
  expect(orders).toEqual([{ kind: 'enter', session: session('m5@yoimachi.example'), to: '/home', anew: false }])
  expect(onPhone('a')).toEqual(['m5@yoimachi.example', '/home'])
  expect(store.get(memberIdsAtom)).toEqual({ a: 5 })
  expect(isLoggingIn('a')).toBe(false)
})

test('in a replaced world a phone that already shows the member and page only refetches', async () => {
  const { orders } = standInPhone('a')
  const email = 'm5@yoimachi.example'
  store.set(reportsAtom, { a: reportOf(email, '/timeline') })
  await logIn('a', email, '/timeline', 'stay')
  await logIn('a', email, '/notice/index', 'stay')
  await logIn('a', 'm6@yoimachi.example', '/timeline', 'stay')
  expect(orders.map((order) => (order.kind === 'enter' ? [order.to, order.anew] : order.kind))).toEqual([
    'renew',
    ['/notice/index', true],
    ['/timeline', true],
  ])
})

test('the latest login of a phone wins', async () => {
  const { orders } = standInPhone('a')
  await Promise.all([logIn('a', 'm5@yoimachi.example'), logIn('a', 'm6@yoimachi.example')])
  expect(orders.map((order) => order.kind === 'enter' && order.session['uid'])).toEqual(['m6@yoimachi.example'])
})

test('a page that is opened during a login is where the login leads', async () => {
  const { orders } = standInPhone('a')
  const entering = logIn('a', 'm5@yoimachi.example')
  expect([isLoggingIn('a'), isLoggingIn('b')]).toEqual([true, false])
  openOnPhone('a', '/timeline')
  await entering
  expect(orders).toMatchObject([{ kind: 'enter', to: '/timeline' }])
  expect(onPhone('a')).toEqual(['m5@yoimachi.example', '/timeline'])
})

test('a logout during a login ends it', async () => {
  const { orders } = standInPhone('a')
  const entering = logIn('a', 'm5@yoimachi.example')
  logOut('a')
  await entering
  expect(orders).toEqual([{ kind: 'leave', to: '/' }])
  expect(onPhone('a')).toEqual([null, '/'])
  expect(store.get(memberIdsAtom).a).toBeUndefined()
})

test('a phone of the real API refuses a login of the mock, and tells where to log in', async () => {
  setMode('beside')
  const calls = stubControl({})
  await expect(logIn('b', 'm5@yoimachi.example')).rejects.toThrow(
    'B は実際の API に接続しています。アプリの画面からログインしてください。',
  )
  await restorePhone('b', 'm5@yoimachi.example', '/home', null)
  expect(calls).toEqual([])
  expect(onPhone('b')).toEqual(['man@yoimachi.example', '/home'])
})

test('a phone takes login, page and storage of another, or the logout', async () => {
  const { orders } = standInPhone('a')
  await restorePhone('a', 'm5@yoimachi.example', '/timeline', device)
  expect(store.get(memberIdsAtom).a).toBe(5)
  await restorePhone('a', null, '/login', null)
  expect(orders).toEqual([
    { kind: 'become', device, session: session('m5@yoimachi.example'), to: '/timeline' },
    { kind: 'become', device: null, session: null, to: '/login' },
  ])
  expect(onPhone('a')).toEqual([null, '/login'])
  expect(store.get(memberIdsAtom).a).toBeUndefined()
})

test('a phone loads from scratch with its login and other stored data, without a new login', async () => {
  const calls = stubControl({ 'POST /sessions': loginOf })
  const { orders } = standInPhone('a')
  await loadFromScratch('a', device)
  await loadFromScratch('a')
  expect(orders).toEqual([
    { kind: 'become', device, to: '/home' },
    { kind: 'become', to: '/home' },
  ])
  expect(calls).toEqual([])
})

test('a phone that has not loaded takes the stored data for a start from scratch when it starts', async () => {
  await loadFromScratch('a', device)
  const { orders } = standInPhone('a')
  await startPhone('a', null)
  expect(orders).toMatchObject([{ kind: 'become', device, session: { uid: 'woman@yoimachi.example' }, to: '/home' }])
})

test('a phone that is not on the stage yet takes its state once, when it starts', async () => {
  const calls = stubControl({ 'POST /sessions': loginOf })
  await restorePhone('c', 'm5@yoimachi.example', '/timeline', device)
  expect(calls).toEqual([])
  const { orders } = standInPhone('c')
  await startPhone('c', null)
  await startPhone('c', null)
  expect(orders.map(({ kind }) => kind)).toEqual(['become', 'enter'])
  expect(orders[0]).toMatchObject({ device, to: '/timeline' })
})

test('a login or logout replaces a state that waits', async () => {
  await restorePhone('a', 'm5@yoimachi.example', '/timeline', device)
  await restorePhone('b', 'm5@yoimachi.example', '/timeline', device)
  await logIn('a', 'm6@yoimachi.example')
  logOut('b')
  const [a, b] = [standInPhone('a'), standInPhone('b')]
  await Promise.all([startPhone('a', null), startPhone('b', null)])
  expect([a.orders, b.orders]).toMatchObject([
    [{ kind: 'enter', session: { uid: 'm6@yoimachi.example' } }],
    [{ kind: 'go' }],
  ])
})

test('a page that unloads during its restoring takes the state when it starts again', async () => {
  const { orders } = standInPhone('a')
  const restoring = restorePhone('a', 'm5@yoimachi.example', '/timeline', device)
  setReady('a', false)
  await restoring
  setReady('a', true)
  await startPhone('a', null)
  expect(orders).toMatchObject([{ kind: 'become', device, to: '/timeline' }])
})

test('a logout before a phone has loaded clears the login that it has stored, but not one of a real API', async () => {
  setMode('beside')
  for (const phone of ['a', 'b'] as const) logOut(phone, '/login')
  const [a, b] = [standInPhone('a'), standInPhone('b')]
  await Promise.all([startPhone('a', 'm5@yoimachi.example'), startPhone('b', 'real@example.com')])
  expect([a.orders, b.orders]).toEqual([[{ kind: 'leave', to: '/login' }], [{ kind: 'go', to: '/login' }]])
})

/** A phone whose stored login the API accepts only after `accept`. */
function aStartingPhone() {
  let id = 0
  const phone = standInPhone('a', (order) => void (order.kind === 'call' && (id = order.id)))
  changePhone('a', { email: 'm5@yoimachi.example', route: '/home' })
  const started = startPhone('a', 'm5@yoimachi.example')
  const accept = (status = 200) => {
    phone.say({ kind: 'response', id, status })
    return started
  }
  return { orders: () => phone.orders.slice(1), accept }
}

test('a starting phone keeps a login that the API accepts, and logs in again otherwise', async () => {
  const kept = aStartingPhone()
  await kept.accept()
  expect(kept.orders()).toEqual([{ kind: 'go', to: '/home' }])
  const renewed = aStartingPhone()
  await renewed.accept(401)
  expect(renewed.orders()).toMatchObject([{ kind: 'enter', session: { uid: 'm5@yoimachi.example' }, anew: false }])
})

test('a page, a login or a logout that is chosen while a starting phone checks its login decides', async () => {
  const page = aStartingPhone()
  openOnPhone('a', '/timeline')
  await page.accept()
  expect(page.orders()).toEqual([{ kind: 'go', to: '/timeline' }])
  const login = aStartingPhone()
  await logIn('a', 'm6@yoimachi.example')
  await login.accept()
  expect(login.orders().map(({ kind }) => kind)).toEqual(['enter'])
  const logout = aStartingPhone()
  logOut('a')
  await logout.accept(401)
  expect(logout.orders()).toEqual([{ kind: 'leave', to: '/' }])
})

test('a login that fails leaves the member and the page that the phone had before, also after two of them', async () => {
  standInPhone('a')
  stubControl({ 'POST /sessions': () => Promise.reject(new TypeError('Failed to fetch')) })
  changePhone('a', { email: 'm5@yoimachi.example', route: '/timeline' })
  const failed = ['m6@yoimachi.example', 'm7@yoimachi.example'].map((email) =>
    expect(logIn('a', email)).rejects.toThrow('接続できません'),
  )
  expect(onPhone('a')).toEqual(['m7@yoimachi.example', '/home'])
  await Promise.all(failed)
  expect(onPhone('a')).toEqual(['m5@yoimachi.example', '/timeline'])
})

test('a person whom others put on a phone waits for a server without a response', async () => {
  const { orders } = standInPhone('a')
  stubControl({ 'POST /sessions': () => Promise.reject(new TypeError('Failed to fetch')) })
  expect(await showOnPhone({ phone: 'a', email: 'm6@yoimachi.example', route: '/recommends' })).toBe(false)
  expect(orders).toEqual([])
})

test('what others put on a phone replaces a login in progress, or is the page where it leads', async () => {
  const { orders } = standInPhone('a')
  store.set(reportsAtom, { a: reportOf('woman@yoimachi.example', '/home') })
  const first = logIn('a', 'm5@yoimachi.example')
  const shown = showOnPhone({ phone: 'a', email: 'm6@yoimachi.example', route: '/recommends' })
  await showOnPhone({ phone: 'a', email: 'm6@yoimachi.example', route: '/home' })
  await Promise.all([first, shown])
  expect(orders).toMatchObject([{ kind: 'enter', session: { uid: 'm6@yoimachi.example' }, to: '/home' }])
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

test('a login that the server refuses is no longer in progress', async () => {
  stubControl({ 'POST /sessions': refusal(404, 'unknown-member') })
  await expect(logIn('a', 'nobody@yoimachi.example')).rejects.toThrow('この世界に、その会員はいません。')
  expect(isLoggingIn('a')).toBe(false)
})
