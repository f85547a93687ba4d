import { expect, test } from 'vitest'
import type { StoryAction } from '../../../../contract/storyline/actions.ts'
import { addStep, changeExpectations } from './edit-steps.ts'
import { type StoryRecording, stepsOf } from './recorded-steps.ts'

const empty: StoryRecording = {
  id: 'first',
  ...{ world: { now: '2026-11-20T20:00', scenario: null }, people: { a: 'woman' }, begin: [], start: 1 },
  ...{ steps: [], made: 0, isRunning: true },
}
const type = (name: string, text: string): StoryAction => ({ type: { role: 'textbox', name }, text, phone: 'a' })
const names = (recording: StoryRecording) =>
  stepsOf(recording).map(({ action }) => ('type' in action ? action.text : ''))

test('text typed into one field is one step', () => {
  const typed = addStep(addStep(empty, type('名前', 'あ'), 1), type('名前', 'あか'), 1)
  expect(names(typed)).toEqual(['あか'])
  expect(names(addStep(typed, type('都道府県', '東'), 1))).toEqual(['あか', '東'])
  const checked = changeExpectations(typed, 1, () => [{ choices: [{ text: 'あか', phone: 'a' }], chosen: 0 }])
  expect(names(addStep(checked, type('名前', 'あかり'), 1))).toEqual(['あか', 'あかり'])
})
