// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { aMoment } from '../../../../../tests/support/a-moment.ts'
import { freshWorkbench } from '../../../../../tests/support/fresh-workbench.ts'
import { standInPhone } from '../../../../../tests/support/stand-in-phone.ts'
import { loginOf, stubControl } from '../../../../../tests/support/stub-control.ts'
import { clockQuery } from '../control/clock-query.ts'
import { flashesAtom } from '../control/flash.ts'
import { operate } from '../control/operate.ts'
import { documentsQuery } from '../control/operator-queries.ts'
import { historyQuery } from '../control/queries.ts'
import { queryClient } from '../control/query-client.ts'
import { followStage } from '../phones/shared-stage.ts'
import { store } from '../state.ts'
import { stepBack, stepOn } from '../stories/story-steps.ts'
import { deleteSavedWorld, saveWorld } from './history-actions.ts'
import { resetWorld } from './world-actions.ts'

freshWorkbench()

const now = '2026-11-20T12:00:00.000+09:00'
const clock = {
  ...{ now, mode: 'frozen', speed: 1, jump: null, townActivity: false, coming: [], later: [], next: {} },
  fired: [],
}
const scene = { key: 'hold', step: 1, now, cast: { a: 'woman@yoimachi.example' }, pages: { a: '/timeline' } }
const history = {
  ...{
    present: 303,
    undo: null,
    redo: null,
    most: 9,
    bytes: 0,
    mostBytes: 1,
    forgotten: 0,
    player: null,
    story: null,
    moments: [],
  },
}
/** Numbers that no other test has used. */
let stage = { world: 9100, phones: {}, whole: null }
const base = {
  'GET /clock?members=': clock,
  'GET /history': history,
  'GET /operator/documents': [],
  'POST /sessions': loginOf,
  'POST /history/name': aMoment(7),
  'DELETE /history/7/name': { success: true },
  'POST /reset': { now, seed: 1, members: 40, scenario: null, moment: 1 },
  'GET /scenarios': [
    { key: 'talk', title: '話', text: '' },
    { key: 'chat', title: '会話', text: '' },
  ],
  'GET /stage': () => stage,
  'PUT /stage': () => stage,
  'GET /backend': { mode: 'mock', url: null },
  'POST /storylines/next': scene,
  'POST /storylines/back': scene,
}
let calls = stubControl(base)
const shown = () => store.get(flashesAtom).map(({ text }) => text)
const lines = () => calls.map(({ line }) => line)

beforeEach(async () => {
  calls = stubControl(base)
  for (const query of [clockQuery, historyQuery, documentsQuery]) await queryClient.prefetchQuery(query as never)
  calls.length = 0
})

test('a saved world takes the given name, or that of its instant', async () => {
  await saveWorld('  デモの前 ')
  expect(shown()).toEqual(['「デモの前」を保存しました'])
  await saveWorld(' ')
  expect(calls.flatMap(({ line, body }) => (line === 'POST /history/name' ? [body] : []))).toEqual([
    { name: 'デモの前' },
    { name: '11/20 12:00 の世界' },
  ])
  expect(lines().slice(0, 2)).toEqual(['POST /history/name', 'GET /history'])
})

test('a saved world is deleted, and the history is read again', async () => {
  await deleteSavedWorld(7)
  expect(lines()).toEqual(['DELETE /history/7/name', 'GET /history'])
})

test('a new world is named by its scenario, if it has one', async () => {
  await resetWorld({ seed: 8 })
  expect(shown()).toEqual(['世界を作り直しました'])
  expect(lines()).toEqual(['POST /reset', 'GET /faults'])
  expect(queryClient.getQueryState(clockQuery.queryKey)?.isInvalidated).toBe(true)
  await resetWorld({ scenario: 'chat' })
  expect(shown()).toEqual(['シナリオ「会話」を始めました'])
  await resetWorld({ scenario: 'other' })
  expect(shown()).toEqual(['世界を作り直しました'])
})

test('a step ahead shows its pages, and a step back, which replaces the world, logs in anew', async () => {
  vi.useFakeTimers()
  await followStage()
  const { orders } = standInPhone('a')
  stage = { ...stage, phones: { a: { email: 'woman@yoimachi.example', page: '/timeline', revision: 9100 } } }
  calls.length = 0
  await stepOn()
  expect(orders).toEqual([{ kind: 'go', to: '/timeline' }, { kind: 'refresh' }])
  expect(lines()).toEqual([
    ...['POST /storylines/next', 'PUT /stage', 'GET /history', expect.stringContaining('GET /clock')],
  ])
  stage = { ...stage, world: stage.world + 1 }
  await stepBack()
  expect(orders.at(-1)).toMatchObject({ kind: 'enter', to: '/timeline', anew: true })
  expect(lines().filter((line) => line.startsWith('POST'))).toContain('POST /sessions')
})

test("after an act the operator's desk and the clock are old; a refused act says nothing of success", async () => {
  const isOld = (query: { queryKey: readonly unknown[] }) => queryClient.getQueryState(query.queryKey)?.isInvalidated
  await expect(operate(() => Promise.reject(new Error('refused')), '承認しました')).rejects.toThrow('refused')
  expect([isOld(documentsQuery), isOld(clockQuery), shown()]).toEqual([false, false, []])
  await operate(() => Promise.resolve(), '承認しました')
  expect([isOld(documentsQuery), isOld(clockQuery), isOld(historyQuery), shown()]).toEqual([
    true,
    true,
    false,
    ['承認しました'],
  ])
})
