// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { freshWorkbench, onPhone, reportOf } from '../../../../../tests/support/fresh-workbench.ts'
import { standInPhone } from '../../../../../tests/support/stand-in-phone.ts'
import { loginOf, type MadeCall, refusal, stubControl } from '../../../../../tests/support/stub-control.ts'
import type { RevisedPhones, SharedStage } from '../../../../contract/control/stage.ts'
import type { PhoneName } from '../../../../contract/rules/hosts.ts'
import { flashesAtom } from '../control/flash.ts'
import { changePhone, phoneCountAtom, phonesAtom, reportsAtom } from '../phone-state.ts'
import { store } from '../state.ts'
import { followStage, renewStranded } from './shared-stage.ts'

freshWorkbench()

const [woman, man, other] = ['woman@yoimachi.example', 'man@yoimachi.example', 'm7@yoimachi.example'] as const

/** The stage on the server. Revisions rise over all tests, as the page remembers those that it has seen. */
let stage: SharedStage = { world: 0, phones: {}, whole: null }
let revision = 100
let calls: readonly MadeCall[]

const place = (phone: PhoneName, email: string | null, page: string) => {
  revision += 1
  stage = { ...stage, phones: { ...stage.phones, [phone]: { email, page, revision } } }
}

/** Notes a report as the server does. */
function note({ phones }: { readonly phones: RevisedPhones }): SharedStage {
  for (const [name, sent] of Object.entries(phones)) {
    const phone = name as PhoneName
    const known = stage.phones[phone]
    if (known && known.revision !== sent.revision) continue
    if (known?.email !== sent.email) place(phone, sent.email, sent.page)
    else stage = { ...stage, phones: { ...stage.phones, [phone]: sent } }
  }
  return stage
}

beforeEach(async () => {
  // A report that waits ends with its test.
  vi.useFakeTimers()
  calls = stubControl({
    'GET /stage': () => stage,
    'PUT /stage': note,
    'PUT /stage/4': { success: true },
    'GET /backend': { mode: 'mock', url: null },
    'POST /sessions': loginOf,
  })
  stage = { world: stage.world, phones: {}, whole: null }
  place('a', woman, '/home')
  place('b', man, '/home')
  await followStage()
})

const sessions = () => calls.filter(({ line }) => line === 'POST /sessions').map(({ body }) => body)

test('D-141 a browser that opens takes the people and pages that the server knows', async () => {
  vi.resetModules()
  const { joinStage } = await import('./shared-stage.ts')
  const [{ store: fresh }, phones] = await Promise.all([import('../state.ts'), import('../phone-state.ts')])
  place('a', other, '/chat?uuid=1')
  place('c', woman, '/form')
  const before = calls.length
  await Promise.all([joinStage(), joinStage()])
  const { a, b, c } = fresh.get(phones.phonesAtom)
  expect([a, b, c].map(({ email, route }) => [email, route])).toEqual([
    [other, '/chat?uuid=1'],
    [man, '/home'],
    [woman, '/form'],
  ])
  expect(fresh.get(phones.phoneCountAtom)).toBe(3)
  expect(calls.slice(before).map(({ line }) => line)).toEqual(['GET /backend', 'PUT /stage'])
  // The next file gets a page that has not joined.
  vi.resetModules()
})

test('D-141 a person whom another browser puts on a phone stands on it here, too; a page that it opens does not', async () => {
  const { orders } = standInPhone('a')
  place('a', other, '/recommends')
  await followStage()
  expect(onPhone('a')).toEqual([other, '/recommends'])
  expect(orders).toMatchObject([{ kind: 'enter', to: '/recommends', anew: false }])
  stage = { ...stage, phones: { ...stage.phones, a: { email: other, page: '/timeline', revision } } }
  await followStage()
  expect(onPhone('a')).toEqual([other, '/recommends'])
})

test('a phone taken off this stage stays off while another browser goes on showing the same', async () => {
  place('c', woman, '/form')
  await followStage()
  expect(store.get(phoneCountAtom)).toBe(3)
  store.set(phoneCountAtom, 2)
  await followStage()
  // The other browser reports it again.
  place('c', woman, '/form')
  await followStage()
  expect(store.get(phoneCountAtom)).toBe(2)
  place('c', woman, '/timeline')
  await followStage()
  expect([store.get(phoneCountAtom), onPhone('c')]).toEqual([3, [woman, '/timeline']])
})

test('a change on this page is reported before the stage is read, and not taken back by its own report', async () => {
  const { orders } = standInPhone('a')
  changePhone('a', { email: other, route: '/shop' })
  await followStage()
  expect(stage.phones.a).toMatchObject({ email: other, page: '/shop' })
  expect([orders, onPhone('a')]).toEqual([[], [other, '/shop']])
})

test('in a new world, where nobody stands on the phones, the page reports its people again', async () => {
  stage = { world: stage.world + 1, phones: {}, whole: null }
  await followStage()
  await followStage()
  expect(stage.phones).toMatchObject({ a: { email: woman }, b: { email: man } })
})

test('a page that has not seen who stands there now changes nothing, and follows', async () => {
  standInPhone('a')
  changePhone('a', { route: '/shop' })
  place('a', other, '/recommends')
  await followStage()
  expect(stage.phones.a).toMatchObject({ email: other, page: '/recommends' })
  expect(onPhone('a')).toEqual([other, '/recommends'])
})

test('in a replaced world every phone logs its person in once, and stays on its page', async () => {
  const [a, b] = [standInPhone('a'), standInPhone('b')]
  changePhone('a', { route: '/chat?uuid=1' })
  store.set(reportsAtom, { a: reportOf(woman, '/chat?uuid=1') })
  await followStage()
  stage = { ...stage, world: stage.world + 1 }
  place('b', other, '/form')
  await Promise.all([followStage(), followStage()])
  await followStage()
  expect(sessions()).toEqual([{ email: woman }, { email: other }])
  expect([a.orders, b.orders]).toMatchObject([[{ kind: 'renew' }], [{ kind: 'enter', to: '/form', anew: true }]])
})

test('D-141 a phone that got no login gets it as soon as the server answers', async () => {
  const { orders } = standInPhone('a')
  stage = { ...stage, world: stage.world + 1 }
  const server = { 'GET /stage': () => stage, 'PUT /stage': note, 'GET /backend': { mode: 'mock', url: null } }
  stubControl({ ...server, 'POST /sessions': () => Promise.reject(new TypeError('Failed to fetch')) })
  await followStage()
  expect(orders).toEqual([])
  stubControl({ ...server, 'POST /sessions': loginOf })
  await followStage()
  await followStage()
  expect(orders.map(({ kind }) => kind)).toEqual(['enter'])
})

test('a phone whose login went with a former world gets one', async () => {
  const { orders } = standInPhone('a')
  renewStranded()
  await followStage()
  expect(orders.map(({ kind }) => kind)).toEqual(['enter'])
})

test('the screens and storages of a capsule are restored once, and those that they replace are kept', async () => {
  const device = { local: { draft: 'こんばんは' }, session: {}, scrolls: [] }
  const { orders } = standInPhone('b', (order) =>
    order.kind === 'read-device' ? { kind: 'device', id: order.id, device } : undefined,
  )
  changePhone('a', { route: '/shop' })
  await followStage()
  place('b', other, '/timeline')
  const phone = { phone: 'b' as const, email: other, route: '/timeline', screen: { isTurned: true }, device: null }
  stage = { world: stage.world + 1, phones: stage.phones, whole: { stage: { phones: [phone] }, left: 4 } }
  await followStage()
  await followStage()
  expect(calls.find(({ line }) => line === 'PUT /stage/4')?.body).toMatchObject({
    stage: {
      phones: [
        { phone: 'a', email: woman, route: '/shop' },
        { phone: 'b', email: man, device },
      ],
    },
  })
  expect([store.get(phoneCountAtom), store.get(phonesAtom).b.isTurned]).toEqual([1, true])
  expect(orders.map(({ kind }) => kind)).toEqual(['read-device', 'become'])
  expect(onPhone('b')).toEqual([other, '/timeline'])
})

const shown = () => store.get(flashesAtom).map(({ text }) => text)

test('a refused report is told once; a connection that is lost, or a real API, is not', async () => {
  changePhone('a', { route: '/shop' })
  for (const answer of [() => Promise.reject(new TypeError('Failed to fetch')), refusal(409, 'real-api')]) {
    stubControl({ 'PUT /stage': answer })
    await followStage()
    expect(shown()).toEqual([])
  }
  const put = { 'PUT /stage': () => refusal(500, 'defect') }
  stubControl(put)
  await followStage()
  expect(shown()).toEqual([expect.stringContaining('500')])
  store.set(flashesAtom, [])
  await followStage()
  expect(shown()).toEqual([])
})

test('says so when the stage that a capsule replaces is not kept, and restores that of the capsule all the same', async () => {
  const { orders } = standInPhone('a', (order) =>
    order.kind === 'read-device'
      ? { kind: 'device', id: order.id, device: { local: {}, session: {}, scrolls: [] } }
      : undefined,
  )
  stubControl({
    'GET /stage': () => stage,
    'PUT /stage': note,
    'PUT /stage/4': refusal(404, 'unknown-moment'),
    'GET /backend': { mode: 'mock', url: null },
    'POST /sessions': loginOf,
  })
  place('a', other, '/timeline')
  const phone = { phone: 'a' as const, email: other, route: '/timeline', screen: {}, device: null }
  stage = { world: stage.world + 1, phones: stage.phones, whole: { stage: { phones: [phone] }, left: 4 } }
  await followStage()
  expect(orders.at(-1)).toMatchObject({ kind: 'become', device: null, to: '/timeline' })
  expect(shown()).toEqual([expect.stringContaining('下書きと表示の設定を保存できませんでした。')])
})
