import { expect, test, vi } from 'vitest'
import type { StoryAction } from '../../../../contract/storyline/actions.ts'
import { withCalls } from './calls-of-steps.ts'
import type { StoryRecording } from './recorded-steps.ts'

const moment = (id: number, kind: string, input: object | null = {}) => ({ id, kind, subject: `API-${id}`, input })
let moments: object[] = []
vi.mock('../control/control-problem.ts', () => ({ ControlProblem: Error }))
vi.mock('../control/call-control.ts', () => ({
  control: { readWay: async () => (moments.length === 0 ? Promise.reject(new Error('gone')) : { steps: moments }) },
}))
vi.mock('./steps-of-way.ts', () => ({
  actionsOf: async ({ subject, input }: { subject: string; input: object | null }) =>
    input === null ? 'input' : [{ call: subject, as: 'woman', input }],
}))

const press = (name: string): StoryAction => ({ press: { role: 'button', name }, phone: 'a' })
const recordingOf = (...steps: readonly (readonly [StoryAction, end: number | null])[]): StoryRecording => ({
  id: 'first',
  ...{ world: { now: '2026-11-20T20:00', scenario: null }, people: { a: 'woman' }, begin: [], start: 1 },
  steps: steps.map(([action, end], index) => ({ id: index + 1, action, expect: [], end })),
  ...{ made: steps.length, isRunning: false },
})
const callsOf = async (recording: StoryRecording) =>
  (await withCalls(recording)).steps.map(({ action }) => ('calls' in action ? action.calls : 'none'))
const made = (id: number) => ({ call: `API-${id}`, as: 'woman', input: {} })

test('each step on a page gets the calls between its moments; the last one all that came after', async () => {
  moments = [moment(2, 'call'), moment(3, 'operator'), moment(4, 'call'), moment(5, 'frame'), moment(6, 'call')]
  const act: StoryAction = { control: 'reviewAge', input: {} }
  const recording = recordingOf(
    [press('開く'), 1],
    [press('送る'), 2],
    [act, 3],
    [press('書く'), 5],
    [press('終える'), null],
  )
  expect(await callsOf(recording)).toEqual(['none', [made(2)], 'none', [made(4), made(5)], [made(6)]])
})

test('a call whose input was not stored makes the calls of its step unknown', async () => {
  moments = [moment(2, 'call'), moment(3, 'call', null)]
  expect(await callsOf(recordingOf([press('買う'), null]))).toEqual(['unknown'])
})

test('a recording whose moments are gone stays as it is', async () => {
  moments = []
  expect(await callsOf(recordingOf([press('開く'), null]))).toEqual(['none'])
})
