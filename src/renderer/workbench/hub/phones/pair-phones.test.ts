// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { freshWorkbench, setMode } from '../../../../../tests/support/fresh-workbench.ts'
import { stubControl } from '../../../../../tests/support/stub-control.ts'
import { memberIdsAtom, phoneCountAtom, reportsAtom } from '../phone-state.ts'
import { store } from '../state.ts'
import { phonesForPair } from './pair-phones.ts'

freshWorkbench()

const rowOf = (id: number, sex = 1) => ({
  id,
  name: `会員${id}`,
  uuid: `u${id}`,
  email: `m${id}@yoimachi.example`,
  sex,
  age_conf: 2,
  paid: true,
  status: 0,
  rank: null,
  listed: true,
  active_status: 'active',
  photo: '/p.png',
})

const pairOfTown = {
  'GET /operator/members?query=5': [rowOf(5, 2)],
  'GET /operator/members?query=15': [rowOf(15, 1)],
}
const womanOn = { email: 'm5@yoimachi.example', page: '/profile?id=15' }
const manOn = { email: 'm15@yoimachi.example', page: '/profile/female?id=5' }

test('a pair stands side by side, each on the profile of the other, and who is on the stage stays on that phone', async () => {
  stubControl(pairOfTown)
  store.set(memberIdsAtom, { a: 15 })
  expect(await phonesForPair([5, 15])).toEqual({ a: manOn, b: womanOn })
  store.set(memberIdsAtom, {})
  expect(await phonesForPair([5, 15])).toEqual({ a: womanOn, b: manOn })
  store.set(memberIdsAtom, { a: 15, b: 8 })
  expect(await phonesForPair([5, 15])).toEqual({ a: manOn, b: womanOn })
})

test('a phone that shows the partner already keeps its page, and the partner comes to the other phone', async () => {
  stubControl({ ...pairOfTown, 'GET /operator/members?query=0b6f': [rowOf(15, 1)] })
  store.set(memberIdsAtom, { a: 5 })
  for (const route of ['/profile?id=15', '/chat?uuid=0b6f']) {
    store.set(reportsAtom, { a: { route, title: '', uid: 'm5@yoimachi.example', canGoBack: false } })
    expect(await phonesForPair([5, 15])).toEqual({ b: manOn })
  }
})

test('a pair takes phones of the mock only', async () => {
  stubControl(pairOfTown)
  setMode('beside')
  store.set(memberIdsAtom, {})
  expect(await phonesForPair([5, 15])).toEqual({ a: womanOn, c: manOn })
})

test('a pair on a stage with one phone takes a second phone', async () => {
  stubControl(pairOfTown)
  setMode('mock')
  store.set(phoneCountAtom, 1)
  store.set(memberIdsAtom, { a: 15, b: 5 })
  expect(await phonesForPair([5, 15])).toEqual({ a: manOn, b: womanOn })
})

test('a pair of which the world lacks one takes no phone', async () => {
  stubControl({ ...pairOfTown, 'GET /operator/members?query=15': [] })
  setMode('mock')
  await expect(phonesForPair([5, 15])).rejects.toThrow('この会員は、いまの世界にはいません。')
})
