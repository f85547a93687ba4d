import { expect, test } from 'vitest'
import type { StoryAction } from '../../../../contract/storyline/actions.ts'
import { addStep } from './edit-steps.ts'
import { type StoryRecording, stepsOf } from './recorded-steps.ts'
import { stepOfWitnessed } from './witnessed-step.ts'

const empty: StoryRecording = {
  id: 'first',
  ...{ world: { now: '2026-11-20T20:00', scenario: null }, people: { a: 'woman' }, begin: [], start: 1 },
  ...{ steps: [], made: 0, isRunning: true },
}
const press = (name: string): StoryAction => ({ press: { role: 'button', name }, phone: 'a' })
const names = (recording: StoryRecording) =>
  stepsOf(recording).map(({ action }) => ('press' in action ? action.press.name : ''))

test('a call or a mail belongs to the step during which it came', () => {
  const steps: [string, number, number][] = [
    ['開く', 10, 3],
    ['送る', 12, 3],
    ['戻る', 14, 4],
  ]
  const made = steps.reduce((all, [name, exchange, mail]) => addStep(all, press(name), 1, { exchange, mail }), empty)
  const stepOf = (witnessed: Parameters<typeof stepOfWitnessed>[1], recording = made) => {
    const found = stepOfWitnessed(recording, witnessed)
    return found && names({ ...recording, steps: [found], made: 1 })[0]
  }
  expect([10, 11, 12, 13, 14, 15].map((exchange) => stepOf({ exchange }))).toEqual([
    ...[undefined, '開く', '開く', '送る', '送る', '戻る'],
  ])
  expect([3, 4, 5].map((mail) => stepOf({ mail }))).toEqual([undefined, '送る', '戻る'])
  // Steps of the past know only where they end.
  const past = addStep(addStep(addStep(empty, press('一'), 1), press('二'), 2), press('三'), 3)
  expect([1, 2, 3, 4].map((moment) => stepOf({ exchange: moment, moment }, past))).toEqual([
    ...[undefined, '一', '二', undefined],
  ])
})

test('a call after a restart of the server belongs to a step of its moment, although ids of calls begin again', () => {
  const steps: [string, number, number][] = [
    ['開く', 1, 1],
    ['送る', 40, 2],
    ['戻る', 47, 5],
  ]
  const made = steps.reduce(
    (all, [name, exchange, present]) => addStep(all, press(name), present, { exchange, mail: 0 }),
    empty,
  )
  const nameAt = (exchange: number, moment: number) => {
    const found = stepOfWitnessed(made, { exchange, moment })
    return found && names({ ...made, steps: [found], made: 1 })[0]
  }
  expect([nameAt(4, 6), nameAt(41, 6), nameAt(60, 6), nameAt(4, 4)]).toEqual(['戻る', '戻る', '戻る', '送る'])
  // Without a restart the ids decide between two steps of one moment.
  expect([nameAt(44, 5), nameAt(48, 5)]).toEqual(['送る', '戻る'])
})
