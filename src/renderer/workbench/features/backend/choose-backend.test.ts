// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { freshWorkbench } from '../../../../../tests/support/fresh-workbench.ts'
import { standInPhone } from '../../../../../tests/support/stand-in-phone.ts'
import { loginOf, refusal, stubControl } from '../../../../../tests/support/stub-control.ts'
import type { BackendMode } from '../../../../contract/rules/backend.ts'
import { backendQuery } from '../../hub/control/backend-queries.ts'
import { queryClient } from '../../hub/control/query-client.ts'
import { changePhone, phoneCountAtom, phonesAtom } from '../../hub/phone-state.ts'
import { startPhone } from '../../hub/phones/start-phone.ts'
import { store } from '../../hub/state.ts'
import { chooseBackend } from './choose-backend.ts'

const url = 'https://api.example.com'

freshWorkbench()
beforeEach(() => changePhone('b', { route: '/timeline' }))

/** A server whose backend can be chosen. */
function serve(mode: BackendMode) {
  let reading = { mode, url: mode === 'mock' ? null : url }
  return stubControl({
    'POST /sessions': loginOf,
    'GET /backend': () => reading,
    'PUT /backend': (chosen: { mode: BackendMode; url?: string }) =>
      (reading = { mode: chosen.mode, url: chosen.url ?? null }),
  })
}
const people = () => {
  const { a, b } = store.get(phonesAtom)
  return [a, b].map(({ email, route }) => [email, route])
}
const [woman, man] = ['woman@yoimachi.example', 'man@yoimachi.example']

test('a real API gets no login of the mock, and with the mock the members come back to their pages', async () => {
  const calls = serve('mock')
  const [a, b] = [standInPhone('a'), standInPhone('b')]
  await chooseBackend('real', url)
  expect(calls.map(({ line, body }) => [line, body])).toEqual([
    ['GET /backend', undefined],
    ['PUT /backend', { mode: 'real', url }],
    ['GET /backend', undefined],
  ])
  expect(queryClient.getQueryData(backendQuery.queryKey)).toEqual({ mode: 'real', url })
  expect(people()).toEqual([
    [null, '/login'],
    [null, '/login'],
  ])
  await chooseBackend('mock')
  expect(people()).toEqual([
    [woman, '/home'],
    [man, '/timeline'],
  ])
  expect(
    [a, b].map(({ orders }) => orders.map((order) => ('to' in order ? [order.kind, order.to] : order.kind))),
  ).toEqual([
    [
      ['leave', '/login'],
      ['leave', '/'],
      ['enter', '/home'],
    ],
    [
      ['leave', '/login'],
      ['leave', '/'],
      ['enter', '/timeline'],
    ],
  ])
})

test('side by side only the second phone changes, and there are two phones', async () => {
  serve('mock')
  store.set(phoneCountAtom, 1)
  const { orders } = standInPhone('a')
  await chooseBackend('beside', url)
  expect(store.get(phoneCountAtom)).toBe(2)
  store.set(phoneCountAtom, 3)
  await chooseBackend('beside', url)
  expect(store.get(phoneCountAtom)).toBe(3)
  expect(orders).toEqual([])
})

test('the member of a hidden phone is not left on the real API, and returns with the mock', async () => {
  serve('mock')
  store.set(phoneCountAtom, 1)
  await chooseBackend('beside', url)
  expect(people()[1]).toEqual([null, '/login'])
  // The phone that is now shown starts without asking the mock for a login.
  standInPhone('b')
  await startPhone('b', null)
  await chooseBackend('mock')
  expect(people()[1]).toEqual([man, '/timeline'])
})

test('a hidden phone is logged in only when it is shown', async () => {
  const calls = serve('mock')
  store.set(phoneCountAtom, 1)
  standInPhone('a')
  await chooseBackend('real', url)
  expect(people()).toEqual([
    [null, '/login'],
    [null, '/login'],
  ])
  await chooseBackend('mock')
  expect(people()).toEqual([
    [woman, '/home'],
    [man, '/timeline'],
  ])
  expect(calls.filter(({ line }) => line === 'POST /sessions').map(({ body }) => body)).toEqual([{ email: woman }])
})

test('a login of a real API stays when the server refuses another address', async () => {
  stubControl({ 'GET /backend': { mode: 'real', url }, 'PUT /backend': refusal(400, 'backend-address') })
  const { orders } = standInPhone('a')
  await expect(chooseBackend('real', 'ftp://x')).rejects.toThrow('このアドレスは使えません。')
  expect(orders).toEqual([])
  serve('real')
  await chooseBackend('real', 'https://other.example.com')
  expect(orders).toEqual([{ kind: 'leave', to: '/login' }])
})

test('the member of the second phone waits while all phones use the real API in between', async () => {
  serve('mock')
  await chooseBackend('beside', url)
  expect(people()).toEqual([
    [woman, '/home'],
    [null, '/login'],
  ])
  await chooseBackend('real', url)
  await chooseBackend('beside', url)
  expect(people()).toEqual([
    [woman, '/home'],
    [null, '/login'],
  ])
  await chooseBackend('mock')
  expect(people()).toEqual([
    [woman, '/home'],
    [man, '/timeline'],
  ])
})

test('a member brought back does not come back a second time', async () => {
  serve('mock')
  await chooseBackend('beside', url)
  await chooseBackend('mock')
  changePhone('b', { email: null })
  await chooseBackend('beside', url)
  await chooseBackend('mock')
  expect(people()[1]).toEqual([null, '/'])
})

test('a backend that is refused changes nothing that the page shows of it', async () => {
  const before = people()
  stubControl({
    'GET /backend': { mode: 'mock', url: null },
    'PUT /backend': refusal(400, 'backend-address'),
    'POST /sessions': loginOf,
  })
  await expect(chooseBackend('real', 'ftp://x')).rejects.toThrow('このアドレスは使えません。')
  expect(people()).toEqual(before)
  expect(queryClient.getQueryData(backendQuery.queryKey)).toEqual({ mode: 'mock', url: null })
})
