// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { freshWorkbench } from '../../../../../tests/support/fresh-workbench.ts'
import { standInPhone } from '../../../../../tests/support/stand-in-phone.ts'
import { loginOf, stubControl } from '../../../../../tests/support/stub-control.ts'
import { flashesAtom } from '../control/call-control.ts'
import { clockQuery, documentsQuery, historyQuery, queryClient, snapshotsQuery } from '../control/queries.ts'
import { store } from '../state.ts'
import {
  deleteSnapshot,
  operate,
  resetWorld,
  restoreSnapshot,
  saveSnapshot,
  stepBack,
  stepOn,
} from './world-actions.ts'

freshWorkbench()

const now = '2026-11-20T12:00:00.000+09:00'
const clock = {
  ...{ now, mode: 'frozen', speed: 1, jump: null, townActivity: false, coming: [], later: [], next: {} },
  ...{ fired: [], checkpoints: [] },
}
const scene = { key: 'hold', step: 1, now, cast: { a: 'woman@yoimachi.example' }, pages: { a: '/timeline' } }
const history = {
  ...{ present: 303, undo: null, redo: null, most: 9, bytes: 0, mostBytes: 1, forgotten: 0, story: null, moments: [] },
}
const base = {
  'GET /clock?members=': clock,
  'GET /history': history,
  'GET /snapshots': [],
  'GET /operator/documents': [],
  'POST /sessions': loginOf,
  'POST /snapshots': { id: 1, name: '', at: now },
  'POST /snapshots/7/restore': { now, checkpoint: 1 },
  'DELETE /snapshots/7': { success: true },
  'POST /reset': { now, seed: 1, members: 40, scenario: null, checkpoint: 1 },
  'GET /scenarios': [
    { key: 'talk', title: '話', text: '' },
    { key: 'chat', title: '会話', text: '' },
  ],
  'POST /storylines/next': scene,
  'POST /storylines/back': scene,
}
let calls = stubControl(base)
const shown = () => store.get(flashesAtom).map(({ text }) => text)
const lines = () => calls.map(({ line }) => line)

beforeEach(async () => {
  calls = stubControl(base)
  for (const query of [clockQuery, historyQuery, snapshotsQuery, documentsQuery])
    await queryClient.prefetchQuery(query as never)
  calls.length = 0
})

test('a snapshot takes the given name, or that of its instant', async () => {
  await saveSnapshot('  デモの前 ')
  expect(shown()).toEqual(['「デモの前」を保存しました'])
  await saveSnapshot(' ')
  expect(calls.flatMap(({ line, body }) => (line === 'POST /snapshots' ? [body] : []))).toEqual([
    { name: 'デモの前' },
    { name: '11/20 12:00 の世界' },
  ])
  expect(lines().slice(0, 3).toSorted()).toEqual(['GET /clock?members=', 'GET /snapshots', 'POST /snapshots'])
})

test('a snapshot is restored and deleted, and the lists are read again', async () => {
  await restoreSnapshot(7, 'デモの前')
  expect(shown()).toEqual(['「デモの前」に戻しました'])
  expect(lines()).toEqual(['POST /snapshots/7/restore', 'GET /snapshots', 'GET /clock?members='])
  calls.length = 0
  await deleteSnapshot(7)
  expect(lines()).toEqual(['DELETE /snapshots/7', 'GET /snapshots', 'GET /clock?members='])
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

test('a step ahead keeps logins, and a step back, which replaces the world, logs in anew', async () => {
  const { orders } = standInPhone('a')
  await stepOn()
  expect(orders).toEqual([{ kind: 'go', to: '/timeline' }])
  expect(lines()).toEqual(['POST /storylines/next', 'GET /history', 'GET /clock?members='])
  calls.length = 0
  await stepBack()
  expect(orders.at(-1)).toMatchObject({ kind: 'enter', to: '/timeline', anew: true })
  expect(lines()).toEqual(['POST /storylines/back', 'POST /sessions', 'GET /history', 'GET /clock?members=1'])
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
