// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { freshWorkbench, onPhone } from '../../../../../tests/support/fresh-workbench.ts'
import { standInPhone } from '../../../../../tests/support/stand-in-phone.ts'
import { loginOf, type MadeCall, stubControl } from '../../../../../tests/support/stub-control.ts'
import { inTurn } from '../control/turns.ts'
import { changePhone } from './phone-actions.ts'
import { followStage } from './shared-stage.ts'

freshWorkbench()

const emails = { a: 'misaki@yoimachi.example', b: 'haruto@yoimachi.example' }
const stageOf = (by: string | null, pages = { a: '/recommends', b: '/home' }) => ({
  by,
  phones: { a: { email: emails.a, page: pages.a }, b: { email: emails.b, page: pages.b } },
})
const history = (step: number | null) => ({
  ...{ present: 1, undo: null, redo: null, most: 1, bytes: 0, mostBytes: 1, forgotten: 0, moments: [] },
  story: step === null ? null : { key: 'hold', step },
})

let stage: object
let story: object
let calls: readonly MadeCall[]
beforeEach(() => {
  stage = { by: null, phones: {} }
  story = history(null)
  calls = stubControl({
    'GET /stage': () => stage,
    'PUT /stage': (sent: object) => sent,
    'GET /history': () => story,
    'POST /sessions': loginOf,
  })
})

/** The module anew, because a page joins once. */
async function aWorkbench() {
  vi.resetModules()
  return import('./shared-stage.ts')
}

test('D-141 a browser that opens takes the members and pages of the other one, or of the story', async () => {
  const { joinStage } = await aWorkbench()
  stage = stageOf('other')
  const { store, phonesAtom } = await import('../state.ts')
  await joinStage()
  const { a, b } = store.get(phonesAtom)
  expect([a, b].map(({ email, route }) => [email, route])).toEqual([
    [emails.a, '/recommends'],
    [emails.b, '/home'],
  ])
})

test('D-141 a browser with the people of the story keeps its pages after a restart of the server', async () => {
  const { joinStage } = await aWorkbench()
  const { store, phonesAtom } = await import('../state.ts')
  const standing = (email: string, route: string) => ({ ...store.get(phonesAtom).a, email, route })
  store.set(phonesAtom, (phones) => ({
    ...phones,
    a: standing(emails.a, '/chat?uuid=1'),
    b: standing(emails.b, '/form'),
  }))
  stage = stageOf(null)
  await joinStage()
  expect([store.get(phonesAtom).a.route, store.get(phonesAtom).b.route]).toEqual(['/chat?uuid=1', '/form'])
})

test('D-141 a member whom another browser puts on a phone stands on it here, too; pages follow with a step only', async () => {
  const [a, b] = [standInPhone('a'), standInPhone('b')]
  stage = stageOf('other')
  story = history(1)
  await followStage()
  await expect
    .poll(() => [onPhone('a'), onPhone('b')])
    .toEqual([
      [emails.a, '/recommends'],
      [emails.b, '/home'],
    ])
  await expect.poll(() => [...a.orders, ...b.orders].map(({ kind }) => kind)).toEqual(['enter', 'enter'])
  changePhone('a', { route: '/timeline' })
  await followStage()
  expect(onPhone('a')).toEqual([emails.a, '/timeline'])
  story = history(2)
  await followStage()
  expect(onPhone('a')).toEqual([emails.a, '/recommends'])
  expect(calls.some(({ line }) => line === 'POST /sessions')).toBe(true)
})

test('D-141 a way back of this page leaves its phones on their pages', async () => {
  for (const phone of ['a', 'b'] as const) changePhone(phone, { email: emails[phone], route: '/timeline' })
  standInPhone('a')
  stage = stageOf('other')
  story = history(3)
  await inTurn(() => Promise.resolve())
  await followStage()
  expect(onPhone('a')).toEqual([emails.a, '/timeline'])
})
