import { expect, test } from 'vitest'
import type { StoryAction } from './actions.ts'
import { CallRefused, type Hands, type Witness } from './hands.ts'
import { playStoryline } from './play-storyline.ts'

const ids = { member: () => ({ id: 5, uuid: 'u-5' }), pairing: () => ({ id: 9, uuid: 'p-9' }), password: 'secret' }
const press: StoryAction = { press: { role: 'button', name: '送る' }, phone: 'a' }

/** Plays one scene; returns what the hands did and the result of the scene. */
async function play(actions: StoryAction[], more: Partial<Hands> = {}) {
  const done: unknown[] = []
  const note =
    (name: string) =>
    async (...of: unknown[]) =>
      void done.push([name, ...of])
  const hands = {
    ids: async () => ids,
    control: note('control'),
    call: note('call'),
    open: note('open'),
    become: note('become'),
    ...more,
  }
  const witness: Witness = {
    mark: async () => ({ exchange: 0, mail: 0 }),
    calls: async () => [],
    mails: async () => [],
  }
  const story = {
    ...{ version: 1 as const, title: '', text: '', people: {}, world: { now: '', scenario: null } },
    begin: { caption: '', notes: '', actions: [] },
    scenes: [
      { title: '一', caption: '', notes: '', points: [], actions },
      { title: '二', caption: '', notes: '', points: [], actions: [] },
    ],
  }
  const reported: string[] = []
  const [, scene, last] = await playStoryline(story, {
    ...{ hands, witness, emailOf: (person) => person },
    report: ({ outcome }) => void reported.push(outcome),
  })
  return { done, scene, last, reported }
}

test('fills placeholders in pages, fields and typed texts before the hands act', async () => {
  const pages = { act: async (action: StoryAction) => void acted.push(action), look: async () => undefined }
  const acted: StoryAction[] = []
  const type: StoryAction = { type: { role: 'textbox' }, text: '{password}', phone: 'a' }
  const { done, reported } = await play(
    [
      { control: 'recommend', input: { man: '{man}', list: ['{woman+man}'] } },
      { call: 'API-43', as: 'woman', input: { uuid: '{man}' } },
      { open: '/chat?uuid={woman+man}&id={man}', phone: 'a' },
      { become: null, phone: 'a' },
      type,
    ],
    { pages },
  )
  expect(done).toEqual([
    ['control', 'recommend', { man: 'u-5', list: [9] }],
    ['call', 'API-43', 'woman', { uuid: 'u-5' }],
    ['open', 'a', '/chat?uuid=p-9&id=5'],
    ['become', 'a', null],
  ])
  expect(acted).toEqual([{ ...type, text: 'secret' }])
  expect(reported).toEqual(['passed', 'passed', 'passed'])
})

test('stops at a failed action, names its place, and skips the scenes after it', async () => {
  const { scene, last, done } = await play([press, { open: '/home', phone: 'a' }])
  expect(scene).toMatchObject({
    outcome: 'failed',
    failures: [
      'scenes[0].actions[0], press button "送る" on a: Failed to press button "送る" on a: it needs a page on a phone. Play the story with --browser, or in the workbench.',
    ],
  })
  expect([last?.outcome, done]).toEqual(['skipped', []])
})

test('checks every expectation of an action, and stops after the first action where one fails', async () => {
  const look = async (expected: object) => ('text' in expected ? '「保留」 stood there' : undefined)
  const expect_ = [
    { text: '送信', phone: 'a' as const },
    { element: { role: 'button' as const }, phone: 'a' as const },
  ]
  const { scene } = await play([{ ...press, expect: expect_ }, press], { pages: { act: async () => {}, look } })
  expect(scene).toMatchObject({ held: 1, failures: ['scenes[0].actions[0].expect[0]: 「保留」 stood there'] })
})

test('a refused call is no failure when the action expects its status', async () => {
  const call = async () => {
    throw new CallRefused(422, 'refused')
  }
  const action = { call: 'API-43', as: 'woman', input: {} }
  const expected = [{ call: { method: 'POST' as const, path: '/api/send_like', status: 422 } }]
  expect((await play([action], { call })).scene?.failures).toEqual([
    'scenes[0].actions[0], make API-43 as woman: refused',
  ])
  expect((await play([{ ...action, expect: expected }], { call })).scene?.failures).toEqual([
    'scenes[0].actions[0].expect[0]: POST /api/send_like was not called.',
  ])
})
