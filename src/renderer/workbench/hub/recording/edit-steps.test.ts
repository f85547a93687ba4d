import { expect, test } from 'vitest'
import type { StoryAction } from '../../../../contract/storyline/actions.ts'
import { addStep, changeExpectations, removeStep, restoreStep } from './edit-steps.ts'
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

/** Three steps, of which the last goes on. */
const three = ['い', 'ろ', 'は'].reduce((recording, name, at) => addStep(recording, type(name, name), at + 1), empty)

test.each([1, 2, 3])('step %i that was removed comes back as it was', (id) => {
  const removed = removeStep(three, id)
  expect(names(removed)).toHaveLength(2)
  expect(restoreStep(removed, three, id)).toEqual(three)
})

test('a removed step comes back in its place among later steps, also where they have taken its id', () => {
  const after = addStep(removeStep(three, 3), type('に', 'に'), 7)
  const restored = restoreStep(after, three, 3)
  expect(stepsOf(restored).map(({ id, end }) => [id, end])).toEqual([
    [1, 2],
    [2, 3],
    [4, 7],
    [3, null],
  ])
  expect(names(restored)).toEqual(['い', 'ろ', 'は', 'に'])
  const alone = addStep(removeStep(addStep(empty, type('い', 'い'), 1), 1), type('ろ', 'ろ'), 5)
  expect(stepsOf(restoreStep(alone, addStep(empty, type('い', 'い'), 1), 1)).map(({ id, end }) => [id, end])).toEqual([
    [2, 1],
    [1, null],
  ])
})

test('a removed step comes back behind an earlier one when the one before it was removed too', () => {
  const second = removeStep(three, 2)
  const third = removeStep(second, 3)
  expect(names(restoreStep(third, second, 3))).toEqual(['い', 'は'])
  expect(names(restoreStep(third, three, 2))).toEqual(['い', 'ろ'])
})
