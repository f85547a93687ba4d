// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aMoment } from '../../../../../tests/support/a-moment.ts'
import { freshWorkbench } from '../../../../../tests/support/fresh-workbench.ts'
import { type MadeCall, refusal, stubControl } from '../../../../../tests/support/stub-control.ts'
import type { Fault } from '../../../../contract/control/faults.ts'
import type { Moment } from '../../../../contract/control/history/moments.ts'
import type { HistoryWay } from '../../../../contract/control/history/way.ts'
import { Sex } from '../../../../contract/enums/member.ts'
import { flashesAtom } from '../control/flash.ts'
import { personasQuery } from '../control/queries.ts'
import { queryClient } from '../control/query-client.ts'
import { store } from '../state.ts'
import { recordFrom } from './record-from.ts'
import { stepsOf } from './recorded-steps.ts'
import { storyRecordingAtom } from './recording.ts'
import { startRecording } from './start-recording.ts'

freshWorkbench()

const at = (clock: string) => `2026-11-20T${clock}:00.000+09:00`
const now = at('20:00')
const mailOf = (key: string) => `${key}@yoimachi.example`
const uuid = (digit: number) => `${digit}`.repeat(8) + '-0000-4000-8000-000000000000'
const row = (id: number, key: string, sex: Sex) => ({
  ...{ id, uuid: uuid(id), name: key, email: mailOf(key), sex, age_conf: 2, paid: true, status: 4, rank: null },
  ...{ listed: true, active_status: 'active', photo: '' },
})
const [woman, man] = [row(5, 'woman', Sex.woman), row(7, 'man', Sex.man)]
const persona = ({ email, name, sex }: typeof woman) => ({
  ...{ key: name, title: name, name, sex, password: '', text: '', photo: null, email },
})
const pairing = {
  ...{ id: 236, uuid: uuid(2), status_n: 0, blocked: false, woman_wrote: false },
  partner: man,
}
const phones = (page: string, other = '/timeline') => ({
  a: { email: mailOf('woman'), page },
  b: { email: mailOf('man'), page: other },
})
const state = (clock: string, page: string, faults: Fault[] = []) => ({
  at: at(clock),
  stage: { phones: phones(page), faults: faults.map((fault) => ({ fault, chances: 0, fired: 1 })) },
})
const fault = { match: { path: '/api/send_like' }, status: 500 }
type Step = HistoryWay['steps'][number]
const step = (id: number, fields: Pick<Step, 'kind' | 'before'> & Partial<Step>): Step => ({
  ...{ id, subject: '', email: null, to: null, input: null },
  ...fields,
})
const way: HistoryWay = {
  start: state('20:00', '/home'),
  steps: [
    step(2, {
      ...{ kind: 'call', subject: 'API-34', email: mailOf('woman'), before: state('20:00', '/profile?id=7') },
      input: { recommend: { id: 236, status: 'suspend' } },
    }),
    step(3, {
      ...{ kind: 'call', subject: 'API-43', email: mailOf('woman'), before: state('20:30', '/profile?id=7', [fault]) },
      input: { uuid: uuid(7) },
    }),
    step(4, {
      ...{ kind: 'jump', to: at('23:00'), before: state('20:30', '/profile?id=7', [fault]) },
      input: { edge: 'hold-end', member: 5, keepSessions: true, target: at('23:00') },
    }),
    step(5, {
      ...{ kind: 'jump', to: at('23:10'), before: state('23:00', '/profile?id=7', [fault]) },
      input: { advance: 'P7D', target: '2026-11-27T23:00:00.000+09:00' },
    }),
    step(6, {
      ...{ kind: 'frame', email: mailOf('woman'), before: state('23:10', '/profile?id=7', [fault]) },
      input: { uuid: uuid(2), message: 'こんばんは' },
    }),
    step(7, { kind: 'operator', subject: 'nameMoment', before: state('23:10', '/profile?id=7', [fault]) }),
    step(8, { kind: 'call', subject: 'API-05', before: state('23:10', '/profile?id=7', [fault]), input: {} }),
    step(9, {
      kind: 'call',
      subject: 'API-15',
      email: mailOf('man'),
      before: state('23:10', '/profile?id=7', [fault]),
    }),
  ],
  end: state('23:10', '/profile?id=7', [fault]),
}

const moments = [
  aMoment(1, { kind: 'start', subject: '' }),
  ...way.steps.map(({ id }): Moment => aMoment(id, { parent: id - 1 })),
]
const history = {
  ...{ present: 9, undo: null, redo: null, most: 1, bytes: 0, mostBytes: 1, forgotten: 0, story: null, player: null },
  moments,
}
const founding = { seed: 7, now, members: 20, scenario: null, moment: 1 }

let calls: MadeCall[] = []
const respond = (more: object = {}) => {
  calls = stubControl({
    'GET /clock?members=': {
      ...{ now: at('23:10'), mode: 'frozen', speed: 1, jump: null, townActivity: false },
      ...{ coming: [], later: [], next: {}, fired: [] },
    },
    'GET /history': history,
    'GET /exchanges/rows?after=1000000000': { rows: [], oldest: 1, newest: 40, dropped: 0 },
    'GET /outbox': [],
    'GET /founding': founding,
    'GET /history/1/way': way,
    'GET /operator/members?query=5': [woman],
    'GET /operator/members?query=7': [man],
    'GET /operator/members?email=woman%40yoimachi.example': [woman],
    'GET /operator/members?email=man%40yoimachi.example': [man],
    'GET /operator/pairings?member=woman%40yoimachi.example': [pairing],
    'POST /capsule/file': () => new Response('capsule'),
    'POST /storylines/own/files/yoimachi-2026-11-20-20-30.yoimachi': { file: 'files/a.yoimachi' },
    ...more,
  })
}
beforeEach(() => {
  respond()
  queryClient.setQueryData(personasQuery.queryKey, [persona(woman), persona(man)])
})
afterEach(() => store.set(storyRecordingAtom, undefined))

test('what was done since a moment becomes steps: calls of members, acts, messages, jumps and what changed between', async () => {
  await recordFrom(1)
  const recording = store.get(storyRecordingAtom)
  expect(recording).toMatchObject({
    world: { now, seed: 7, members: 20, scenario: null },
    people: { a: 'woman', b: 'man' },
    begin: [
      { open: '/home', phone: 'a' },
      { open: '/timeline', phone: 'b' },
    ],
    ...{ start: 1, isRunning: true },
  })
  expect((recording && stepsOf(recording))?.map(({ action, end }) => [end, action])).toEqual([
    [1, { open: '/profile?id={man}', phone: 'a' }],
    [2, { call: 'API-34', as: 'woman', input: { recommend: { id: '{woman+man}', status: 'suspend' } } }],
    [2, { control: 'moveClock', input: { to: at('20:30'), keepSessions: true } }],
    [2, { control: 'replaceFaults', input: [fault] }],
    [3, { call: 'API-43', as: 'woman', input: { uuid: '{man}' } }],
    [4, { control: 'moveClock', input: { edge: 'hold-end', member: 'woman', keepSessions: true } }],
    [5, { control: 'moveClock', input: { to: at('23:10'), keepSessions: false } }],
    [6, { control: 'actAsMember', input: { as: 'message', member: 'woman', to: 'man', content: 'こんばんは' } }],
  ])
})

test('moments of which no step can be made are listed with the reason', async () => {
  await recordFrom(1)
  expect(store.get(storyRecordingAtom)?.left).toEqual([
    { kind: 'call', subject: 'API-05', why: 'nobody' },
    { kind: 'call', subject: 'API-15', why: 'input' },
  ])
  expect(store.get(flashesAtom).map(({ text }) => text)).toEqual([
    '手順8件を記録しました。続きも記録します。2件は記録できませんでした',
  ])
})

test('a world that was changed before the moment is a capsule of that moment', async () => {
  respond({ 'GET /history/2/way': { ...way, start: way.steps[1]?.before, steps: way.steps.slice(1, 2) } })
  await recordFrom(2)
  expect(calls.find(({ line }) => line === 'POST /capsule/file')?.body).toEqual({ before: 3 })
  expect(store.get(storyRecordingAtom)).toMatchObject({ world: { capsule: 'files/a.yoimachi' }, start: 2 })
})

test('a page that a story cannot hold is listed as a page of its phone, without its address', async () => {
  const end = state('23:10', '/password_reset?reset_password_token=tk93417', [fault])
  respond({ 'GET /history/1/way': { ...way, end } })
  await recordFrom(1)
  expect(store.get(storyRecordingAtom)?.left).toContainEqual({ kind: 'page', subject: 'a', why: 'format' })
  expect(JSON.stringify(store.get(storyRecordingAtom))).not.toContain('tk93417')
})

const runningClock = {
  'GET /clock?members=': {
    ...{ now: at('23:10'), mode: 'running', speed: 60, jump: null, townActivity: false },
    ...{ coming: [], later: [], next: {}, fired: [] },
  },
  'POST /clock': { now: at('23:10'), fired: [], firedCount: 0, moment: null, stopped: false },
}
const paces = () => calls.filter(({ line }) => line === 'POST /clock').map(({ body }) => body)

test('the clock of a recording that fails to begin goes on at its speed', async () => {
  respond({ ...runningClock, 'GET /history/1/way': refusal(409, 'real-api') })
  await expect(recordFrom(1)).rejects.toThrow('実際の API')
  expect(paces()).toEqual([{ mode: 'frozen' }, { mode: 'running', speed: 60 }])
  respond({ ...runningClock, 'GET /founding': refusal(409, 'real-api') })
  await expect(startRecording()).rejects.toThrow('実際の API')
  expect(paces()).toEqual([{ mode: 'frozen' }, { mode: 'running', speed: 60 }])
  expect(store.get(storyRecordingAtom)).toBeUndefined()
  respond(runningClock)
  await recordFrom(1)
  expect(paces()).toEqual([{ mode: 'frozen' }])
})

test('steps that cannot be read leave no capsule behind', async () => {
  respond({
    'GET /history/2/way': { ...way, start: way.steps[1]?.before, steps: way.steps.slice(1, 2) },
    'GET /operator/members?query=7': refusal(409, 'real-api'),
  })
  queryClient.removeQueries({ queryKey: ['operator'] })
  await expect(recordFrom(2)).rejects.toThrow('実際の API')
  expect(calls.map(({ line }) => line)).not.toContain('POST /capsule/file')
})
