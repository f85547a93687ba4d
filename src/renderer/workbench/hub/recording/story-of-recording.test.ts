import { expect, test } from 'vitest'
import { readStoryline } from '../../../../contract/storyline/read-storyline.ts'
import { personasQuery } from '../control/queries.ts'
import { queryClient } from '../control/query-client.ts'
import { knownNames, refusedBy } from './check-step.ts'
import { addStep, changeExpectations } from './edit-steps.ts'
import type { StoryRecording } from './recorded-steps.ts'
import { fileText, storyOf } from './story-of-recording.ts'

const empty: StoryRecording = {
  id: 'first',
  world: { now: '2026-11-20T20:00', scenario: null, seed: 7, members: 20 },
  people: { a: 'woman' },
  quiet: true,
  begin: [{ open: '/home', phone: 'a' }],
  ...{ start: 1, steps: [], made: 0, isRunning: true },
}
queryClient.setQueryData(personasQuery.queryKey, [{ key: 'woman' }, { key: 'man' }] as never)

test('a recording is a file that our own reader takes, without what is empty', () => {
  const typed = addStep(empty, { type: { role: 'textbox', name: 'ひとこと' }, text: '', phone: 'a' }, 1)
  const checked = changeExpectations(typed, 1, () => [
    {
      choices: [
        { text: '入力してください', phone: 'a' },
        { text: '入力してください', phone: 'a', absent: true },
      ],
      chosen: 1,
    },
  ])
  const text = fileText(storyOf(checked, { title: '記録', textOf: () => '空にした' }))
  expect(JSON.parse(text)).toEqual({
    version: 1,
    title: '記録',
    world: { now: '2026-11-20T20:00', seed: 7, members: 20 },
    quiet: true,
    people: { a: 'woman' },
    begin: { actions: [{ open: '/home', phone: 'a' }] },
    scenes: [
      {
        title: '空にした',
        actions: [
          {
            type: { role: 'textbox', name: 'ひとこと' },
            text: '',
            phone: 'a',
            expect: [{ text: '入力してください', phone: 'a', absent: true }],
          },
        ],
      },
    ],
  })
  expect(() => readStoryline(text, knownNames())).not.toThrow()
})

test('secrets, unknown people and pages with a token are refused before they are a step', () => {
  const field = { role: 'textbox' as const, name: 'ひとこと' }
  const type = (text: string, name = 'ひとこと') => ({ type: { ...field, name }, text, phone: 'a' as const })
  expect(refusedBy([type('こんにちは')], empty)).toBeUndefined()
  expect(refusedBy([type('{password}', 'パスワード')], empty)).toBeUndefined()
  expect(refusedBy([type('4242 4242 4242 4242')], empty)).toMatch(/秘密の値/)
  expect(refusedBy([type('yoimachi123', 'パスワード')], empty)).toMatch(/秘密の値/)
  expect(refusedBy([{ open: '/password_reset?token=abc', phone: 'a' }], empty)).toMatch(/秘密の値/)
  expect(refusedBy([{ become: 'nobody', phone: 'a' }], empty)).toMatch(/筋書きには書けない/)
})
