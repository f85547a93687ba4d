// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { freshWorkbench, onPhone, reportOf, setMode } from '../../../../../tests/support/fresh-workbench.ts'
import { standInPhone } from '../../../../../tests/support/stand-in-phone.ts'
import { loginOf, refusal, stubControl } from '../../../../../tests/support/stub-control.ts'
import { flashesAtom } from '../control/flash.ts'
import { memberIdsAtom, reportsAtom } from '../phone-state.ts'
import { store } from '../state.ts'
import { showOnPhone } from './place-phone.ts'
import { phoneOfMember, showMember } from './show-members.ts'

freshWorkbench()
beforeEach(() => void stubControl({ 'POST /sessions': loginOf }))

const rowOf = (id: number) => ({
  id,
  name: `会員${id}`,
  uuid: `u${id}`,
  email: `m${id}@yoimachi.example`,
  sex: 1,
  age_conf: 2,
  paid: true,
  status: 0,
  rank: null,
  listed: true,
  active_status: 'active',
  photo: '/p.png',
})

test('a member on the stage is shown on its own phone, any other on the last phone of the mock', async () => {
  setMode('beside')
  const [a, b] = [standInPhone('a'), standInPhone('b')]
  store.set(memberIdsAtom, { a: 5 })
  stubControl({
    'POST /sessions': loginOf,
    'GET /operator/members?query=15': [rowOf(151), rowOf(15)],
    'GET /operator/members?query=9': [rowOf(90)],
  })
  await showMember(5)
  await showMember(15)
  expect(a.orders).toMatchObject([
    { kind: 'go', to: '/home' },
    { kind: 'enter', session: { uid: 'm15@yoimachi.example' }, to: '/home' },
  ])
  expect(b.orders).toEqual([])
  expect(store.get(flashesAtom)).toEqual([])
  await showMember(9)
  expect(store.get(flashesAtom).map(({ text, tone }) => [text, tone])).toEqual([
    ['この会員は、いまの世界にはいません。', 'alarm'],
  ])
})

test('a hidden phone shows nobody', () => {
  store.set(memberIdsAtom, { b: 6, c: 7 })
  expect([phoneOfMember(6), phoneOfMember(7)]).toEqual(['b', undefined])
})

test('what others put on a phone is shown: another person, another page, or the same page with new data', async () => {
  const { orders } = standInPhone('a')
  const show = (email: string | null, route: string) => showOnPhone({ phone: 'a', email, route })
  await show('m6@yoimachi.example', '/recommends')
  store.set(reportsAtom, { a: reportOf('m6@yoimachi.example', '/recommends') })
  await show('m6@yoimachi.example', '/timeline')
  await show('m6@yoimachi.example', '/recommends')
  await show(null, '/login')
  expect(orders).toMatchObject([
    { kind: 'enter', session: { uid: 'm6@yoimachi.example' }, to: '/recommends', anew: false },
    { kind: 'go', to: '/timeline' },
    { kind: 'refresh' },
    { kind: 'leave', to: '/login' },
  ])
})

test('a phone that has not loaded logs in when it starts, and a member of another world leaves it empty', async () => {
  const calls = stubControl({ 'POST /sessions': refusal(404, 'unknown-member') })
  await showOnPhone({ phone: 'a', email: 'm6@yoimachi.example', route: '/recommends' })
  expect([calls, onPhone('a')]).toEqual([[], ['m6@yoimachi.example', '/recommends']])
  const { orders } = standInPhone('b')
  await showOnPhone({ phone: 'b', email: 'gone@yoimachi.example', route: '/recommends' })
  expect(orders).toEqual([{ kind: 'leave', to: '/' }])
})
