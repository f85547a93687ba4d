// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { freshWorkbench, setMode } from '../../../../../tests/support/fresh-workbench.ts'
import { standInPhone } from '../../../../../tests/support/stand-in-phone.ts'
import { stubControl } from '../../../../../tests/support/stub-control.ts'
import type { Failure } from '../../../../contract/control/documented-calls.ts'
import { endpoints } from '../../../../contract/endpoints.ts'
import { describeFault } from '../../hub/control/describe-fault.ts'
import { addFault, clearFaults, faultsQuery, removeFault } from '../../hub/control/faults.ts'
import { flashesAtom } from '../../hub/control/flash.ts'
import { queryClient } from '../../hub/control/query-client.ts'
import { changePhone, phoneCountAtom, phoneInHandAtom, reportsAtom } from '../../hub/phone-state.ts'
import { store } from '../../hub/state.ts'
import { showFailure } from './show-failure.ts'

freshWorkbench()

const member = (email: string, sex: number) => [
  {
    ...{ id: sex, name: '', uuid: `u${sex}`, email, sex, age_conf: 2, paid: true, status: 0, rank: null, listed: true },
    ...{ active_status: 'active', photo: '/p.png' },
  },
]
/** The first visit's woman on A and man on B. */
const members = {
  'GET /operator/members?email=woman%40yoimachi.example': member('woman@yoimachi.example', 2),
  'GET /operator/members?email=man%40yoimachi.example': member('man@yoimachi.example', 1),
}
const failureOf = (call: string): Failure => {
  const endpoint = endpoints.find(({ id }) => id === call)
  if (!endpoint) throw new Error(`No ${call}.`)
  const { method, path } = endpoint
  return {
    call,
    method,
    path,
    status: 422,
    code: 'invalid',
    text: '',
    ids: [],
    body: { msg: '不正' },
  }
}
const report = (route: string) => ({ route, title: '', uid: null, canGoBack: false })
const shown = () => store.get(flashesAtom)[0]?.text
/** Shows a failure to the phones. Returns the faults sent, and the orders to A and B. */
async function show(call: string, present: readonly unknown[] = []) {
  const [a, b] = [standInPhone('a'), standInPhone('b')]
  const calls = stubControl({ ...members, 'GET /faults': present, 'PUT /faults': (faults: unknown) => faults })
  await showFailure(failureOf(call))
  const sent = calls.find(({ line }) => line === 'PUT /faults')?.body
  // The texts of the page are read, too, until the failure strikes.
  const moves = [a, b].map(({ orders }) => orders.filter(({ kind }) => kind !== 'read-texts'))
  return { sent, orders: moves }
}

test('a refusal is shown once and first, on the phone of a member who makes the call, and other faults stay', async () => {
  // Only a man asks for a rank.
  const { method, path } = failureOf('API-39')
  const match = { method, path }
  const cut = { match: { path: '/api/*' }, drop: true }
  const own = { match, status: 500, times: 1 }
  const former = { match, status: 403, body: {}, times: 1 }
  const { sent, orders } = await show('API-39', [cut, own, former])
  expect(sent).toEqual([{ match, status: 422, body: { msg: '不正' }, times: 1 }, cut, own])
  expect(orders).toEqual([[], [{ kind: 'go', to: '/rankrequest' }]])
  expect(shown()).toBe(`次の ${method} ${path} に 422 を返します。B で画面を開きました`)
  expect(queryClient.getQueryData(faultsQuery.queryKey)).toEqual(sent)
})

test('an id in the path of a call fits any id', async () => {
  const calls = stubControl({ ...members, 'GET /faults': [], 'PUT /faults': [] })
  await showFailure({ ...failureOf('API-22'), path: '/api/notices/:id/of/:other' })
  expect(calls.find(({ line }) => line === 'PUT /faults')?.body).toMatchObject([
    { match: { path: '/api/notices/*/of/*' } },
  ])
})

test('a phone that shows the page already keeps it, with what was entered', async () => {
  store.set(reportsAtom, { a: report('/home'), b: report('/conditionsform?from=menu') })
  const { orders } = await show('API-38')
  expect(orders).toEqual([[], []])
  expect(shown()).toMatch(/ に 422 を返します。B の画面で試せます$/)
})

test("a call of both sexes opens on the first phone, a woman's on her own form", async () => {
  expect((await show('API-48')).orders).toEqual([[{ kind: 'go', to: '/hona' }], []])
  expect((await show('API-11')).orders).toEqual([[{ kind: 'go', to: '/femaleform' }], []])
  changePhone('a', { email: null })
  expect((await show('API-11')).orders).toEqual([[], [{ kind: 'go', to: '/form' }]])
})

test('a phone that shows the page to a member of the other sex is passed over', async () => {
  store.set(reportsAtom, { a: report('/rankrequest'), b: report('/home') })
  expect((await show('API-39')).orders).toEqual([[], [{ kind: 'go', to: '/rankrequest' }]])
})

test('without a member who may make the call no page opens, and the message says whom to log in', async () => {
  store.set(phoneCountAtom, 1)
  expect((await show('API-39')).orders).toEqual([[], []])
  expect(shown()).toMatch(/ に 422 を返します。画面を開くには、男性会員でログインしてください$/)
  changePhone('a', { email: 'gone@yoimachi.example' })
  expect((await show('API-48')).orders).toEqual([[], []])
  expect(shown()).toMatch(/。画面を開くには、会員でログインしてください$/)
})

test('an open call needs no member, and a phone of a real API may have any', async () => {
  store.set(phoneCountAtom, 1)
  changePhone('a', { email: null })
  expect((await show('API-02')).orders).toEqual([[{ kind: 'go', to: '/login' }], []])
  setMode('real')
  expect((await show('API-39')).orders).toEqual([[{ kind: 'go', to: '/rankrequest' }], []])
})

test('a call that no page makes opens nothing', async () => {
  const { orders } = await show('API-03')
  expect(orders).toEqual([[], []])
  expect(shown()).toMatch(/ に 422 を返します$/)
})

test.each([
  [{ match: { path: '/api/*' }, latencyMs: 800 }, '* /api/*', '800 ms 遅らせる'],
  [{ match: { method: 'GET' as const, path: '/api/x' }, status: 500, body: {} }, 'GET /api/x', '500 を返す'],
  [{ match: { path: '/api/x' }, body: 'x', times: 2 }, '* /api/x', '応答を差し替える・2回まで'],
  [{ match: { path: '/api/x' }, drop: 'after' as const }, '* /api/x', '応答だけ返さない'],
  [{ match: { path: '/api/x' }, drop: true, probability: 0.256 }, '* /api/x', '切断する・確率 26%'],
  [{ match: { channel: 'RoomChannel' }, duplicate: true }, 'RoomChannel', '二重に届ける'],
  [{ match: { channel: '*' }, duplicate: false, body: 'x' }, '*', '応答を差し替える'],
])('describes a fault: %j', (fault, where, what) => {
  expect(describeFault(fault)).toEqual({ where, what })
})

test('a fault that may strike again stays when another is added, and one that is used up goes', async () => {
  const match = { path: '/api/*' }
  const faults = [
    { match, status: 500, times: 2, fired: 1 },
    { match, status: 501, times: 1 },
    { match, status: 502, fired: 5 },
  ]
  const server = serveFaults([...faults, { match, status: 503, times: 2, fired: 2 }])
  await addFault({ match, status: 504 })
  expect(server.now()).toEqual([...faults, { match, status: 504 }])
})

/** A server with its own list of faults. */
function serveFaults(list: readonly unknown[]) {
  let faults = list
  stubControl({
    'GET /faults': () => Response.json(faults),
    'PUT /faults': (next: readonly unknown[]) => {
      faults = next
      return next
    },
  })
  return { now: () => faults, change: (next: readonly unknown[]) => (faults = next) }
}

test('faults are cleared after a change under way, which would bring them back', async () => {
  const server = serveFaults([])
  await Promise.all([addFault({ match: { path: '/api/*' }, status: 500 }), clearFaults()])
  expect(server.now()).toEqual([])
})

test('two presses in a row add two faults, also beside one that another browser has added', async () => {
  const [slow, cut, foreign] = [500, 501, 502].map((status) => ({ match: { path: '/api/*' }, status }))
  if (!slow || !cut) throw new Error('No faults.')
  const server = serveFaults([])
  queryClient.setQueryData(faultsQuery.queryKey, [])
  server.change([foreign])
  await Promise.all([addFault(slow), addFault(cut)])
  expect(server.now()).toEqual([foreign, slow, cut])
})

test('removing a fault leaves one that is alike, and brings back none that has struck meanwhile', async () => {
  const match = { path: '/api/*' }
  const [once, slow] = [
    { match, times: 1, status: 503 },
    { match, latencyMs: 2000 },
  ]
  const server = serveFaults([{ ...once, fired: 1 }, { ...once, fired: 0 }, { ...slow, fired: 2 }, slow])
  await removeFault({ ...slow, fired: 1 })
  expect(server.now()).toEqual([{ ...once, fired: 0 }, slow])
  await removeFault(once)
  expect(server.now()).toEqual([slow])
  await removeFault(once)
  expect(server.now()).toEqual([slow])
})

test('of two phones that show the page, the failure is tried on the one in hand', async () => {
  store.set(reportsAtom, { a: report('/hona'), b: report('/hona') })
  store.set(phoneInHandAtom, 'b')
  expect((await show('API-50')).orders).toEqual([[], []])
  expect(shown()).toMatch(/ に 422 を返します。B の画面で試せます$/)
})
