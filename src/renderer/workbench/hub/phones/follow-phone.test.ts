// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { freshWorkbench, onPhone, setMode } from '../../../../../tests/support/fresh-workbench.ts'
import { standInPhone } from '../../../../../tests/support/stand-in-phone.ts'
import { loginOf, refusal, stubControl } from '../../../../../tests/support/stub-control.ts'
import { clockQuery } from '../control/clock-query.ts'
import { flashesAtom } from '../control/flash.ts'
import { queryClient } from '../control/query-client.ts'
import { changePhone, memberIdsAtom, phoneInHandAtom } from '../phone-state.ts'
import { store } from '../state.ts'
import { followPhone, noteLostPage } from './follow-phone.ts'
import { logIn } from './phone-login.ts'
import { renewPhones } from './renew-phones.ts'

freshWorkbench()

const member = (id: number, email: string) => ({
  ...{ id, name: '', uuid: `u${id}`, email, sex: 1, age_conf: 2, paid: true, status: 0, rank: null, listed: true },
  ...{ active_status: 'active', photo: '/p.png' },
})
const woman = 'woman@yoimachi.example'
const responses = {
  'GET /backend': { mode: 'mock', url: null },
  'POST /sessions': loginOf,
  'GET /operator/members?email=m7%40yoimachi.example': [member(7, 'm7@yoimachi.example')],
  [`GET /operator/members?email=${encodeURIComponent(woman)}`]: [member(5, woman)],
}
let calls = stubControl(responses)
beforeEach(() => (calls = stubControl(responses)))

test('the phone that changes its page is the one in hand', () => {
  followPhone('b', '/home', 'man@yoimachi.example')
  expect(store.get(phoneInHandAtom)).toBe('a')
  followPhone('b', '/timeline', 'man@yoimachi.example')
  expect(store.get(phoneInHandAtom)).toBe('b')
  expect(onPhone('b')).toEqual(['man@yoimachi.example', '/timeline'])
})

test('a login by hand is found by its mail address, and the clock then lists the effects of that member', async () => {
  queryClient.setQueryData(clockQuery.queryKey, { nowMs: 0 } as never)
  store.set(memberIdsAtom, { a: 5 })
  followPhone('a', '/home', 'm7@yoimachi.example')
  expect(store.get(memberIdsAtom).a).toBeUndefined()
  await expect.poll(() => store.get(memberIdsAtom).a).toBe(7)
  expect(onPhone('a')).toEqual(['m7@yoimachi.example', '/home'])
  await expect.poll(() => queryClient.getQueryState(clockQuery.queryKey)?.isInvalidated).toBe(true)
})

test('a known member is not looked up again, and a logout leaves nobody on the phone', async () => {
  store.set(memberIdsAtom, { a: 5 })
  followPhone('a', '/timeline', woman)
  expect([calls, store.get(memberIdsAtom)]).toEqual([[], { a: 5 }])
  followPhone('a', '/login', null)
  expect(store.get(memberIdsAtom).a).toBeUndefined()
  // A rewind logs in whom the phone had.
  expect(onPhone('a')).toEqual([woman, '/login'])
  followPhone('a', '/home', woman)
  await expect.poll(() => store.get(memberIdsAtom).a).toBe(5)
})

test('a login of a real API is not looked up in the mock, but its page is known', () => {
  setMode('beside')
  followPhone('b', '/timeline', 'real@example.com')
  expect([calls, onPhone('b')]).toEqual([[], ['man@yoimachi.example', '/timeline']])
})

test('an answer about a member who has left the phone meanwhile is dropped, and a missing member is nobody', async () => {
  followPhone('a', '/home', 'm7@yoimachi.example')
  changePhone('a', { email: 'm8@yoimachi.example' })
  followPhone('b', '/home', 'gone@yoimachi.example')
  await expect.poll(() => calls.length).toBe(2)
  await new Promise((resolve) => setTimeout(resolve, 5))
  expect(Object.values(store.get(memberIdsAtom)).filter((id) => id !== undefined)).toEqual([])
  followPhone('a', '/home', 'm7@yoimachi.example')
  const loggingIn = logIn('a', 'm9@yoimachi.example')
  await new Promise((resolve) => setTimeout(resolve, 5))
  await loggingIn
  expect(store.get(memberIdsAtom).a).toBe(9)
})

test('D-141 a renewal asks for the data of a page that the world may lack, and says when the phone went home', async () => {
  const { orders } = standInPhone('a')
  const b = standInPhone('b')
  changePhone('a', { route: '/chat?uuid=1' })
  await renewPhones()
  expect(orders).toMatchObject([
    { kind: 'enter', to: '/chat?uuid=1', read: { method: 'GET', path: '/api/message?uuid=1' } },
  ])
  expect(b.orders).toMatchObject([{ kind: 'enter', to: '/home', read: undefined }])
  noteLostPage('a')
  expect(onPhone('a')).toEqual([woman, '/home'])
  expect(store.get(flashesAtom).map(({ text }) => text)).toEqual([
    'A で開いていたページは、この時点の世界にありません。ホームを開きました',
  ])
})

test('a phone without a login only refetches, and one whose member is missing shows the login page', async () => {
  const [a, b] = [standInPhone('a'), standInPhone('b')]
  changePhone('a', { email: null })
  stubControl({ ...responses, 'POST /sessions': refusal(404, 'unknown-member') })
  await renewPhones()
  expect(a.orders).toEqual([{ kind: 'refresh' }])
  expect(b.orders).toEqual([{ kind: 'leave', to: '/' }])
})

test('D-141 a phone whose login gets no response stays on its page until the server answers', async () => {
  const { orders } = standInPhone('a')
  stubControl({ ...responses, 'POST /sessions': () => Promise.reject(new TypeError('Failed to fetch')) })
  expect(await renewPhones()).toBe(false)
  expect([orders, onPhone('a')]).toEqual([[], [woman, '/home']])
  stubControl(responses)
  expect(await renewPhones()).toBe(true)
  expect(orders.map(({ kind }) => kind)).toEqual(['enter'])
})
