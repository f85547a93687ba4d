// @vitest-environment happy-dom
import { RESET } from 'jotai/utils'
import { beforeEach, expect, test } from 'vitest'
import { aMoment } from '../../../../../tests/support/a-moment.ts'
import { freshWorkbench } from '../../../../../tests/support/fresh-workbench.ts'
import { standInPhone } from '../../../../../tests/support/stand-in-phone.ts'
import { loginOf, refusal, stubControl } from '../../../../../tests/support/stub-control.ts'
import { clockQuery } from '../../hub/control/clock-query.ts'
import { flashesAtom } from '../../hub/control/flash.ts'
import { historyQuery } from '../../hub/control/queries.ts'
import { queryClient } from '../../hub/control/query-client.ts'
import { memberIdsAtom, phoneCountAtom } from '../../hub/phone-state.ts'
import { isJumpingAtom, store } from '../../hub/state.ts'
import { goBack, goTo, redo, undo, undoCall } from '../../hub/world/history-actions.ts'
import { setPace, setTownActivity, stopJump, togglePace } from './clock-actions.ts'
import { goToPast, jump, jumpToEdge, keepSessionsAtom } from './jump.ts'

const now = '2026-11-27T21:48:00.000+09:00'
const clock = {
  now,
  mode: 'frozen' as 'frozen' | 'running',
  speed: 1,
  jump: null,
  townActivity: false,
  coming: [],
  later: [],
  next: {},
  fired: [],
}
const moment = (id: number, parent: number | null, at: string, name: string | null = null) =>
  aMoment(id, { parent, kind: 'jump', subject: '', from: at, at, name })
const history = {
  present: 3,
  undo: 3,
  redo: 4,
  most: 10,
  bytes: 0,
  mostBytes: 1,
  forgotten: 0,
  player: null,
  story: null,
  moments: [
    moment(1, null, '2026-11-20T12:00:00.000+09:00', 'はじめ'),
    moment(2, 1, '2026-11-22T12:00:00.000+09:00'),
    moment(3, 2, now, '三つめ'),
    moment(4, 3, now, '四つめ'),
  ],
}
const effect = (id: number, name: string) => ({
  at: now,
  kind: 'hold-end' as const,
  subject: `pairings/${id}`,
  members: [{ id, name }],
  details: {},
  text: '',
})
const moved = { now, fired: [], firedCount: 0, moment: 1, stopped: false }
const gone = { now, present: 2 }
const responses = {
  'GET /clock?members=': clock,
  'GET /history': history,
  'POST /clock': moved,
  'POST /sessions': loginOf,
}
const flashes = () => store.get(flashesAtom).map(({ text, tone }) => [text, tone])
const links = () => store.get(flashesAtom).flatMap((one) => one.links)
const sentTo = (calls: ReturnType<typeof stubControl>, line: string) =>
  calls.flatMap((call) => (call.line === line ? [call.body] : []))

freshWorkbench()
beforeEach(() => store.set(keepSessionsAtom, RESET))

test('a jump keeps logins unless that is switched off, and says where time is now', async () => {
  const calls = stubControl(responses)
  expect(await jump({ advance: 'P7D' })).toBe(true)
  expect(flashes()).toEqual([['2026/11/27 21:48 へ移動しました', 'good']])
  expect(links()).toEqual([])
  store.set(keepSessionsAtom, false)
  await jump({ to: now })
  expect(sentTo(calls, 'POST /clock')).toEqual([{ advance: 'P7D', keepSessions: true }, { to: now }])
})

test('a jump that was stopped says so', async () => {
  stubControl({ ...responses, 'POST /clock': { ...moved, stopped: true } })
  await jump({ advance: 'P7D' })
  expect(flashes()).toEqual([['2026/11/27 21:48 で止めました', 'good']])
})

test('only one jump runs at a time, a second one is told so, and a refused one ends too', async () => {
  const calls = stubControl({ ...responses, 'POST /clock': () => refusal(422, 'instant-too-far') })
  const first = jump({ advance: 'P7D' })
  expect(store.get(isJumpingAtom)).toBe(true)
  expect(await jump({ advance: 'P1D' })).toBe(false)
  const underWay = '時刻を移動しています。終わってから、もう一度お試しください。'
  expect(flashes()).toEqual([[underWay, 'alarm']])
  expect(await first).toBe(false)
  expect(sentTo(calls, 'POST /clock')).toHaveLength(1)
  expect(store.get(isJumpingAtom)).toBe(false)
  expect(flashes()).toEqual([['100年より先へは進めません。もっと近い日時を選んでください。', 'alarm']])
})

test('a jump itself reads no clock: the events of the server do', async () => {
  const calls = stubControl(responses)
  await queryClient.prefetchQuery(clockQuery)
  calls.length = 0
  await jump({ advance: 'P7D' })
  expect(calls.map(({ line }) => line)).toEqual(['POST /clock'])
})

test('the message of a jump leads to the members whom it concerned, and to all effects', async () => {
  store.set(memberIdsAtom, { a: 5, b: 6 })
  const { orders } = standInPhone('a')
  stubControl({
    ...responses,
    'GET /clock?members=5%2C6': clock,
    'POST /clock': {
      ...moved,
      fired: [{ ...effect(5, 'あかり'), kind: 'rank-decision', details: { from: 'C' } }],
      firedCount: 1,
    },
  })
  await jump({ advance: 'P7D' })
  expect(flashes()).toEqual([
    [
      '2026/11/27 21:48 へ移動しました。1件の出来事がありました（ランク申請の判定：あかりさん（#5）（現在 C））',
      'good',
    ],
  ])
  expect(links()).toMatchObject([{ label: 'A あかりさんを見る' }, { label: '時系列を見る', to: '/timeline' }])
  const [first] = links()
  if (first && 'run' in first) first.run()
  expect(orders).toEqual([{ kind: 'go', to: '/home' }])
  store.set(memberIdsAtom, {})
})

test('a jump of a pairing asks for both members on the phones, and follows what the server has put there', async () => {
  const member = (id: number, sex: number) => ({
    ...{ id, name: '', uuid: `u${id}`, email: `m${id}@yoimachi.example`, sex, age_conf: 2, paid: true },
    ...{ status: 0, rank: null, listed: true, active_status: 'active', photo: '/p.png' },
  })
  const phones = {
    a: { email: 'm5@yoimachi.example', page: '/profile?id=15' },
    b: { email: 'm15@yoimachi.example', page: '/profile/female?id=5' },
  }
  const calls = stubControl({
    ...responses,
    'GET /operator/members?query=5': [member(5, 2)],
    'GET /operator/members?query=15': [member(15, 1)],
    'GET /clock?members=5%2C15': clock,
    'GET /stage': { world: 0, phones: {}, whole: null },
    'PUT /stage': { world: 0, phones: {}, whole: null },
    // Files of a worker share the casts; no other names this moment.
    'GET /history': { ...history, present: 300 },
  })
  store.set(memberIdsAtom, {})
  store.set(phoneCountAtom, 1)
  await jump({ to: now }, [5, 15])
  expect(store.get(phoneCountAtom)).toBe(2)
  expect(sentTo(calls, 'POST /clock')).toEqual([{ to: now, keepSessions: true, phones }])
  expect(calls.some((call) => JSON.stringify(call).includes('/stage'))).toBe(true)
})

test('a jump of a pairing of which the world lacks a member says so, and moves nothing', async () => {
  const calls = stubControl({ ...responses, 'GET /operator/members?query=5': [], 'GET /operator/members?query=15': [] })
  store.set(phoneCountAtom, 1)
  expect(await jump({ to: now }, [5, 15])).toBe(false)
  expect(flashes()).toEqual([['この会員は、いまの世界にはいません。', 'alarm']])
  expect([sentTo(calls, 'POST /clock'), store.get(phoneCountAtom)]).toEqual([[], 1])
})

test('an edge aims at the member in hand, and at the town while the clock is unknown', async () => {
  const calls = stubControl({ ...responses, 'GET /clock?members=5': clock })
  await jumpToEdge('hold-end')
  store.set(phoneCountAtom, 1)
  store.set(memberIdsAtom, { a: 5 })
  queryClient.setQueryData(clockQuery.queryKey, { ...clock, coming: [effect(5, 'あかり')], nowMs: 0, receivedAt: 0 })
  await jumpToEdge('hold-end')
  await jumpToEdge('rank-decision')
  expect(sentTo(calls, 'POST /clock')).toEqual([
    { edge: 'hold-end', keepSessions: true },
    { edge: 'hold-end', member: 5, keepSessions: true },
    { edge: 'rank-decision', keepSessions: true },
  ])
})

test('the clock stops and runs, at any multiple of real time', async () => {
  const calls = stubControl(responses)
  await setPace(60)
  await togglePace()
  queryClient.setQueryData(clockQuery.queryKey, { ...clock, mode: 'running', nowMs: 0, receivedAt: 0 })
  await togglePace()
  expect(sentTo(calls, 'POST /clock')).toEqual([
    { mode: 'running', speed: 60 },
    { mode: 'running', speed: 1 },
    { mode: 'frozen' },
  ])
})

/** Calls that asked for the clock, or the history, on screen. */
const asked = (calls: ReturnType<typeof stubControl>) => calls.map(({ line }) => line)
const show = async () => {
  await queryClient.prefetchQuery(clockQuery)
  await queryClient.prefetchQuery(historyQuery)
}

test.each([
  [() => stopJump(), 'POST /clock/stop', { now, stopped: true }, undefined],
  [() => goBack({ before: 7 }), 'POST /history/go', gone, '2026/11/27 21:48 に戻しました'],
  [() => undo(), 'POST /history/undo', gone, '「三つめ」を元に戻しました（11/27 21:48）'],
  [() => redo(), 'POST /history/redo', gone, '「四つめ」をやり直しました（11/27 21:48）'],
  [() => goTo(1), 'POST /history/go', gone, '「はじめ」へ移動しました（11/27 21:48）'],
  [() => goTo(99), 'POST /history/go', gone, '別の時点へ移動しました（11/27 21:48）'],
  [() => undoCall(12, 'POST /api/x'), 'POST /history/go', gone, 'POST /api/x の直前（11/27 21:48）に戻しました'],
  [() => setTownActivity(false), 'PUT /town-activity', { on: false, played: 0 }, '町の会員の自動行動をオフにしました'],
  [
    () => setTownActivity(true),
    'PUT /town-activity',
    { on: true, played: 2 },
    '町の会員の自動行動をオンにしました。時間が進むと、足跡やいいねが届きます',
  ],
  [
    () => setTownActivity(true),
    'PUT /town-activity',
    { on: true, played: 0 },
    'だれもログインしていないため、まだ何も起こりません。スマートフォンでログインすると、町の会員が自動で行動します',
  ],
])('case %#: the server is asked, the clock read again, and the result said', async (act, line, response, text) => {
  const calls = stubControl({ ...responses, [line]: response })
  await show()
  calls.length = 0
  await act()
  expect(flashes()).toEqual(text === undefined ? [] : [[text, 'good']])
  expect(asked(calls)[0]).toBe(line)
  expect(asked(calls)).toContain('GET /clock?members=')
  expect(asked(calls).includes('GET /history')).toBe(line.includes('history'))
})

const at = (day: number, hour: number) => Date.parse(`2026-11-${day}T${hour}:00:00.000+09:00`)

test('D-147 a past instant is reached from the state before it, and the message says what that leaves', async () => {
  // The clock ran from the moment on the 22nd to the present one.
  const ran = history.moments.map((one) => (one.id === 2 ? { ...one, at: now, kind: 'call', subject: 'API-43' } : one))
  const calls = stubControl({
    ...responses,
    'GET /history': { ...history, moments: ran },
    'POST /history/go': { now: '2026-11-22T12:00:00.000+09:00', present: 1 },
    'POST /clock': { ...moved, now: '2026-11-24T12:00:00.000+09:00' },
  })
  const going = goToPast(at(24, 12))
  expect(store.get(isJumpingAtom)).toBe(true)
  expect([await going, store.get(isJumpingAtom)]).toEqual([true, false])
  expect(sentTo(calls, 'POST /history/go')).toEqual([{ before: 2 }])
  expect(sentTo(calls, 'POST /clock')).toEqual([{ to: '2026-11-24T03:00:00.000Z', keepSessions: true }])
  expect(flashes()).toEqual([
    [
      '「いいねの送信」の前（11/22 12:00）に戻し、2026/11/24 12:00 まで時計を進めました。その後の操作は分岐に残っています',
      'good',
    ],
  ])
  expect(links()).toEqual([{ label: '履歴を見る', to: '/history' }])
  await goToPast(at(22, 12))
  expect(sentTo(calls, 'POST /clock')).toHaveLength(1)
  expect(flashes()).toEqual([['2026/11/22 12:00 に戻しました。その後の操作は分岐に残っています', 'good']])
  expect(await goToPast(at(19, 12))).toBe(false)
  expect(flashes()).toEqual([['その日時の履歴は残っていません。戻れるのは 2026/11/22 12:00 以降です。', 'alarm']])
})

test('a way to a past instant that is stopped says how far the clock came', async () => {
  stubControl({
    ...responses,
    'POST /history/go': { now: '2026-11-22T12:00:00.000+09:00', present: 1 },
    'POST /clock': { ...moved, now: '2026-11-23T12:00:00.000+09:00', stopped: true },
  })
  await goToPast(at(24, 12))
  expect(flashes().join()).toContain('2026/11/23 12:00 まで時計を進めました')
})
