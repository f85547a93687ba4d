import { expect, test } from 'vitest'
import type { StoryAction } from '../../../../../contract/storyline/actions.ts'
import type { StorylineFile } from '../../../../../contract/storyline/file.ts'
import {
  joinScene,
  moveActionUp,
  moveSceneUp,
  removeAction,
  removeExpectation,
  removeScene,
  splitScene,
  changeScene,
  pointsOf,
  withoutEmptyPoints,
  type Scene,
} from './edit-story.ts'
import { orderFault } from './order-fault.ts'

const press = (name: string, phone: 'a' | 'b' = 'a'): StoryAction => ({ press: { role: 'button', name }, phone })
const scene = (title: string, ...actions: StoryAction[]) => ({ title, caption: title, notes: '', actions, points: [] })
const story: StorylineFile = {
  ...{
    version: 1,
    title: '保留',
    text: '',
    world: { now: '2026-11-20T20:00', scenario: null },
    people: { a: 'woman' },
  },
  begin: { caption: '', notes: '', actions: [] },
  scenes: [scene('一', press('1')), scene('二', press('2'), press('3')), scene('三', press('4'))],
}
const outline = ({ scenes }: StorylineFile) =>
  scenes.map(
    ({ title, actions }) => `${title}:${actions.map((one) => ('press' in one ? one.press.name : '')).join('')}`,
  )

test('scenes are joined, split, moved and removed', () => {
  const joined = joinScene(story, 1)
  expect([outline(joined), joined.scenes[0]?.caption]).toEqual([['一:123', '三:4'], '一\n二'])
  expect(outline(splitScene(joined, 0, 2, '新'))).toEqual(['一:12', '新:3', '三:4'])
  expect(outline(splitScene(story, 0, 0, '新'))).toEqual(outline(story))
  expect(outline(moveSceneUp(story, 1))).toEqual(['二:23', '一:1', '三:4'])
  expect(outline(removeScene(story, 0))).toEqual(['二:23', '三:4'])
  expect(joinScene(story, 0)).toBe(story)
})

test('actions move within a scene and to the one before, and an empty scene goes', () => {
  expect(outline(moveActionUp(story, 1, 1))).toEqual(['一:1', '二:32', '三:4'])
  expect(outline(moveActionUp(story, 1, 0))).toEqual(['一:12', '二:3', '三:4'])
  expect(outline(moveActionUp(story, 2, 0))).toEqual(['一:1', '二:234'])
  expect(moveActionUp(story, 0, 0)).toBe(story)
  expect(outline(removeAction(story, 0, 0))).toEqual(['二:23', '三:4'])
})

test('points are one a line, keep their requirements when others come before them, and none is empty in a file', () => {
  const points = [
    { text: '保留中', ids: ['L-11'], en: { text: 'On hold' } },
    { text: '期限', ids: ['D-26'] },
  ] as Scene['points']
  expect(pointsOf('はじめ\n保留中\n期限', points)).toEqual([{ text: 'はじめ', ids: [] }, ...points])
  expect(pointsOf('保留している\n期限', points)).toEqual([{ text: '保留している', ids: ['L-11'] }, points[1]])
  expect(pointsOf('', points)).toEqual([])
  const typed = changeScene(story, 0, { points: pointsOf('保留中\n\n ', points) })
  expect(withoutEmptyPoints(typed).scenes[0]?.points).toEqual([points[0]])
})

test('the last scene stays', () => {
  const one = { ...story, scenes: story.scenes.slice(0, 1) }
  expect(removeScene(one, 0)).toBe(one)
})

test('an expectation is removed', () => {
  const text = { text: '保留中', phone: 'a' } as const
  const withText = { ...story, scenes: [scene('一', { ...press('1'), expect: [text] })] }
  expect(removeExpectation(withText, 0, 0, 0).scenes[0]?.actions[0]?.expect).toEqual([])
})

test.each<readonly [string, StoryAction, StoryAction, RegExp | undefined]>([
  ['one phone', { open: '/home', phone: 'a' }, { back: true, phone: 'a' }, /^phone$/],
  ['time', { control: 'moveClock', input: {} }, { open: '/home', phone: 'a' }, /^time$/],
  ['a press', press('送る', 'a'), { open: '/home', phone: 'b' }, /^world$/],
  [
    'an expectation',
    { open: '/', phone: 'a', expect: [{ text: 'x', phone: 'a' }] },
    { back: true, phone: 'b' },
    /^expectation$/,
  ],
  ['two pages', { open: '/home', phone: 'a' }, { open: '/home', phone: 'b' }, undefined],
])('whether the order matters: %s', (_, one, other, fault) => {
  expect(orderFault([one], [other]) ?? '').toMatch(fault ?? /^$/)
})
