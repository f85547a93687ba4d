// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { freshWorkbench, reportOf, setMode } from '../../../../../tests/support/fresh-workbench.ts'
import { type MadeCall, stubControl } from '../../../../../tests/support/stub-control.ts'
import type { Moment } from '../../../../contract/control/history/moments.ts'
import { Sex } from '../../../../contract/enums/member.ts'
import { control } from '../control/call-control.ts'
import { clockQuery } from '../control/clock-query.ts'
import { flashesAtom } from '../control/flash.ts'
import { personasQuery } from '../control/queries.ts'
import { queryClient } from '../control/query-client.ts'
import { changePhone, phonesAtom, reportsAtom } from '../phone-state.ts'
import { store } from '../state.ts'
import { changeNetworkByHand, openByHand } from './by-hand.ts'
import { choicesOf, expectInStory } from './expectations.ts'
import { receiveHand } from './receive-hands.ts'
import { recordControl } from './record-control.ts'
import { stepsOf } from './recorded-steps.ts'
import {
  followMoments,
  isPickingAtom,
  isRecordingAtom,
  markQuery,
  record,
  storyRecordingAtom,
  whenRecorded,
} from './recording.ts'
import { startRecording } from './start-recording.ts'
import { readPersonNames } from './use-person-names.ts'
import { isAsFounded } from './world-of-recording.ts'

freshWorkbench()

const now = '2026-11-20T20:00:00.000+09:00'
const members = [
  { id: 5, email: 'woman@yoimachi.example', uuid: '5', name: 'あかり' },
  { id: 17, email: 'man@yoimachi.example', uuid: '17', name: 'はると' },
]
const persona = (key: string) => ({
  ...{ key, title: key, name: key, sex: Sex.man, password: '', text: '', photo: null },
  email: `${key}@yoimachi.example`,
})
const moment = (id: number, parent: number | null, kind: string, subject = '') =>
  ({
    id,
    parent,
    kind,
    subject,
    at: now,
    from: now,
    to: null,
    phone: null,
    member: null,
    name: null,
    namedAt: null,
    changes: 1,
  }) as Moment
const history = (present: number, ...moments: Moment[]) => ({
  ...{
    present,
    undo: null,
    redo: null,
    most: 1,
    bytes: 0,
    mostBytes: 1,
    forgotten: 0,
    story: null,
    player: null,
    moments,
  },
})
const first = moment(1, null, 'start')
const clock = {
  ...{ now, mode: 'frozen', speed: 1, jump: null, townActivity: false, coming: [], later: [], next: {}, fired: [] },
}
const founding = { seed: 7, now, members: 20, scenario: null, moment: 1 }

let calls: MadeCall[] = []
let end = () => {}
beforeEach(async () => {
  const row = {
    ...{ sex: 2, age_conf: 2, paid: true, status: 4, rank: null, listed: true, active_status: 'active', photo: '' },
  }
  calls = stubControl({
    'GET /clock?members=': clock,
    'GET /founding': founding,
    'GET /faults': [],
    'GET /history': history(1, first),
    'GET /exchanges/rows?after=1000000000': { rows: [], oldest: 1, newest: 40, dropped: 0 },
    'GET /outbox': [],
    'POST /clock': { now, fired: [], firedCount: 0, moment: null, stopped: false },
    'POST /operator/age-review': { success: true, member: { ...row, ...members[1] } },
    'GET /operator/members?query=17': [{ ...row, ...members[1] }],
    'GET /operator/members?email=town-2%40yoimachi.example': [
      { ...row, ...members[1], email: 'town-2@yoimachi.example', name: 'あらた' },
    ],
    'GET /operator/members?email=town-3%40yoimachi.example': [],
    'PUT /faults': [],
  })
  queryClient.setQueryData(personasQuery.queryKey, [persona('woman'), persona('man')])
  queryClient.setQueryData(clockQuery.queryKey, { ...clock, nowMs: Date.parse(now), receivedAt: 0 } as never)
  end = recordControl()
})
afterEach(() => {
  end()
  store.set(storyRecordingAtom, undefined)
  store.set(isPickingAtom, false)
})

const steps = async () => {
  await whenRecorded()
  const recording = store.get(storyRecordingAtom)
  return recording ? stepsOf(recording).map(({ action }) => action) : []
}
const flashed = () => store.get(flashesAtom).map(({ text }) => text)

test('a recording begins in the world as it was founded, with people and pages', async () => {
  changePhone('a', { email: null, route: '/login' })
  await startRecording()
  expect(store.get(storyRecordingAtom)).toMatchObject({
    world: { now, seed: 7, members: 20, scenario: null },
    people: { b: 'man' },
    begin: [
      { become: null, phone: 'a' },
      { open: '/login', phone: 'a' },
      { open: '/home', phone: 'b' },
    ],
    start: 1,
  })
  expect(flashed()).toEqual(['記録を始めました。記録のあいだ、時計は止まっています'])
})

test('a recording begins with nobody on a phone whose member has logged out in the app', async () => {
  // The stage still has the member, whom a way back logs in again.
  changePhone('a', { email: 'woman@yoimachi.example', route: '/login' })
  store.set(reportsAtom, { a: reportOf(null, '/login') })
  await startRecording()
  expect(store.get(storyRecordingAtom)).toMatchObject({
    people: { b: 'man' },
    begin: [{ become: null, phone: 'a' }, { open: '/login', phone: 'a' }, expect.anything()],
  })
  expect(store.get(storyRecordingAtom)?.people.a).toBeUndefined()
})

test('a jump that puts two people on the phones puts only those who are not there', async () => {
  await startRecording()
  const phones = {
    a: { email: 'woman@yoimachi.example', page: '/profile?id=17' },
    b: { email: 'town-2@yoimachi.example', page: '/home' },
  }
  await control.moveClock({ to: now, phones })
  expect((await steps()).slice(1)).toEqual([
    { open: '/profile?id={man}', phone: 'a' },
    { become: 'town-2@yoimachi.example', phone: 'b' },
    { open: '/home', phone: 'b' },
  ])
})

test('a member who is no persona has the name of the world, and the address in another world', async () => {
  const nameOf = await readPersonNames([{ become: 'town-2@yoimachi.example' }, { as: 'town-3@yoimachi.example' }])
  expect(['man', 'town-2@yoimachi.example', 'town-3@yoimachi.example'].map(nameOf)).toEqual(['man', 'あらた', 'town-3'])
})

test('hands, tools and control calls are steps in order, with people instead of numbers', async () => {
  record(() => ({ back: true, phone: 'a' }))
  expect(await steps()).toEqual([])
  await startRecording()
  receiveHand('a', { kind: 'did', did: { press: { role: 'button', name: '送る' } } })
  await control.replaceFaults([{ match: { path: '/api/*' }, latencyMs: 2000, fired: 1 }])
  await control.moveClock({ advance: 'P1D', keepSessions: true })
  await control.reviewAge({ member: 17, age_conf: 2 })
  openByHand('b', '/profile?id=17')
  changeNetworkByHand('b', 'offline')
  await control.readClock({ members: '' })
  // Refused.
  await control.giveRank({ member: 17, rank: 'A' }).catch(() => {})
  expect(await steps()).toEqual([
    { press: { role: 'button', name: '送る' }, phone: 'a' },
    { control: 'replaceFaults', input: [{ match: { path: '/api/*' }, latencyMs: 2000 }] },
    { control: 'moveClock', input: { advance: 'P1D', keepSessions: true } },
    { control: 'reviewAge', input: { member: 'man', age_conf: 2 } },
    { open: '/profile?id={man}', phone: 'b' },
    { network: 'offline', phone: 'b' },
  ])
  expect(store.get(phonesAtom).b.look?.network).toBe('offline')
  expect(calls.filter(({ line }) => line === 'POST /clock')).toHaveLength(1)
})

test('a secret is no step, and says why', async () => {
  await startRecording()
  receiveHand('a', { kind: 'did', did: { type: { role: 'textbox', name: '番号' }, text: '4242424242424242' } })
  expect(await steps()).toEqual([])
  expect(flashed()[0]).toMatch(/記録しませんでした。パスワードやカード番号/)
})

test('a call is expected of its own step, also when another came after it; one from before the steps is not', async () => {
  await startRecording()
  const ask = (id: number) =>
    expectInStory([{ call: { method: 'POST', path: '/api/like', status: 200 } }], { exchange: id })
  receiveHand('a', { kind: 'did', did: { press: { role: 'button', name: '送る' } } })
  queryClient.setQueryData(markQuery.queryKey, { exchange: 42, mail: 0 })
  receiveHand('a', { kind: 'did', did: { press: { role: 'link', name: '戻る' } } })
  await steps()
  await ask(41)
  const counts = () => store.get(storyRecordingAtom)?.steps.map(({ expect: all }) => all.length)
  expect(counts()).toEqual([1, 0])
  await ask(43)
  expect(counts()).toEqual([1, 1])
  await ask(40)
  expect(counts()).toEqual([1, 1])
  expect(flashed()).toContain('最初の手順より前のことなので、この記録では確認できません')
})

test('what was pointed at becomes an expectation of the last step', async () => {
  await startRecording()
  await expectInStory([{ text: '保留中', phone: 'a' }])
  expect(flashed()[0]).toMatch(/先に操作を記録/)
  receiveHand('a', { kind: 'did', did: { press: { role: 'button', name: '送る' } } })
  await steps()
  store.set(isPickingAtom, true)
  receiveHand('a', { kind: 'picked', picked: { text: '保留中' } })
  await expect
    .poll(() => store.get(storyRecordingAtom)?.steps[0]?.expect)
    .toEqual([
      {
        choices: [
          { text: '保留中', phone: 'a' },
          { text: '保留中', phone: 'a', absent: true },
        ],
        chosen: 0,
      },
    ])
  const button = { element: { role: 'button' as const, name: '送る' }, text: '送る', enabled: true }
  expect(choicesOf(button, 'a')[0]).toEqual({ element: button.element, phone: 'a', enabled: true })
})

test('another world ends a recording with a sentence, and its steps stay', async () => {
  await startRecording()
  record(() => ({ open: '/home', phone: 'a' }))
  await steps()
  followMoments(history(1, first), history(2, first, moment(2, 1, 'load')))
  expect(store.get(isRecordingAtom)).toBe(false)
  expect(await steps()).toHaveLength(1)
  expect(flashed()).toEqual(['別の世界に移ったので、記録を終えました。ここまでの手順は残っています'])
})

test('calls that pages make by themselves leave a world as founded', () => {
  expect(isAsFounded(history(2, first, moment(2, 1, 'call', 'API-07')), 1)).toBe(true)
  expect(isAsFounded(history(2, first, moment(2, 1, 'call', 'API-34')), 1)).toBe(false)
  expect(isAsFounded(history(2, first, moment(2, 1, 'jump')), 1)).toBe(false)
  expect(isAsFounded(history(1, first), 7)).toBe(false)
})

test('what is done on a phone of a real API is no step, whichever way it is done', async () => {
  setMode('beside')
  await startRecording()
  receiveHand('b', { kind: 'did', did: { type: { role: 'textbox', name: 'メールアドレス' }, text: 'me@example.com' } })
  openByHand('b', '/profile?id=17')
  receiveHand('a', { kind: 'did', did: { press: { role: 'button', name: '送る' } } })
  expect(await steps()).toEqual([{ press: { role: 'button', name: '送る' }, phone: 'a' }])
})
