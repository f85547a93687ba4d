import { expect, test } from 'vitest'
import { builtInStorylines } from '../../../mock-api/tools/storylines/built-in.ts'
import { startMock } from '../../support/mock.ts'

interface Scene {
  key: string
  step: number
  now: string
  cast: Record<string, string>
  pages: Record<string, string>
}

const storylines = builtInStorylines()

/** Rows of the ledger and of the decisions. */
const requirement = /^(?:[A-Z]+[0-9]?-\d+|D-\d+)$/

// A town of 10,000 takes a minute for both directions and has an ordinary step.
test.each(storylines.filter(({ key }) => key !== 'town-10000'))(
  '$key: every step goes on, and back again byte for byte',
  async ({ key, people, scenes, world }) => {
    const mock = await startMock({ members: 0 })
    const { status, body: first } = await mock.control('POST', '/storylines/start', { key })
    expect(status).toBe(200)
    expect((first as Scene).now.slice(0, 16)).toBe('now' in world && world.now)
    expect(Object.keys((first as Scene).cast)).toEqual(Object.keys(people))
    const seen = [{ scene: first as Scene, world: mock.worldText() }]
    for (const [index] of scenes.entries()) {
      const { status: went, body } = await mock.control('POST', '/storylines/next')
      expect(`${went} ${JSON.stringify(body.error)}`).toBe('200 undefined')
      expect(body.step).toBe(index + 1)
      for (const page of Object.values<string>(body.pages)) expect(page).not.toContain('{')
      seen.push({ scene: body, world: mock.worldText() })
    }
    expect((await mock.control('POST', '/storylines/next')).status).toBe(409)
    for (const before of seen.slice(0, -1).toReversed()) {
      const { body } = await mock.control('POST', '/storylines/back')
      expect(body).toEqual(before.scene)
      expect(mock.worldText()).toBe(before.world)
    }
    expect((await mock.control('POST', '/storylines/back')).status).toBe(409)
  },
  60_000,
)

test('every storyline has descriptions, speaker notes and requirement ids', () => {
  expect(new Set(storylines.map(({ key }) => key)).size).toBe(storylines.length)
  for (const { begin, scenes } of storylines) {
    for (const { caption, notes } of [begin, ...scenes]) {
      expect(caption).not.toBe('')
      expect(notes).toMatch(/。$/)
      expect(notes).not.toContain(caption)
    }
    for (const { points } of scenes) for (const { ids } of points) for (const id of ids) expect(id).toMatch(requirement)
  }
})

test('D-109 lists what a step has changed that the server plays, but not the beginning of a story', async () => {
  const mock = await startMock({ members: 0 })
  await mock.control('POST', '/storylines/start', { key: 'hold-week' })
  await mock.control('POST', '/storylines/next')
  const { moments } = (await mock.control('GET', '/history')).body as { moments: { id: number; changes: number }[] }
  const [begun, step] = moments.slice(-2)
  const { body: changes } = await mock.control('GET', `/history/${step?.id}/changes`)
  expect([begun, step]).toMatchObject([
    { kind: 'load', changes: 0 },
    { kind: 'step', changes: 1 },
  ])
  expect(changes).toMatchObject([{ table: 'pairings', kind: 'added' }])
})

test('refuses the next step while a step is running, and a way back ends that step', async () => {
  const mock = await startMock({ members: 0 })
  const years = { control: 'moveClock', input: { advance: 'P9Y' } }
  const story = {
    version: 1,
    title: '長い筋書き',
    world: { now: '2026-11-20T20:00', members: 0 },
    people: { a: 'woman' },
    begin: { actions: [] },
    scenes: [{ title: '待つ', actions: [years, years] }],
  }
  await mock.control('POST', '/storylines/own', { name: 'x', text: JSON.stringify(story) })
  await mock.control('POST', '/storylines/start', { key: 'data/x' })
  const before = mock.worldText()
  const running = mock.control('POST', '/storylines/next')
  await expect.poll(async () => (await mock.control('GET', '/clock')).body.jump, { interval: 1 }).not.toBeNull()
  const refused = { status: 409, body: { code: 'scene-played' } }
  expect(await mock.control('POST', '/storylines/next')).toMatchObject(refused)
  expect(await mock.control('POST', '/storylines/scene', { player: 'one', step: 1 })).toMatchObject(refused)
  expect((await mock.control('POST', '/history/undo')).status).toBe(200)
  expect(await running).toMatchObject({ status: 409, body: { code: 'no-scene' } })
  const { story: place } = (await mock.control('GET', '/history')).body
  expect([mock.worldText() === before, place]).toEqual([true, { key: 'data/x', step: 0 }])
})

test('follows undo and redo with the position in a storyline and ends it with another world', async () => {
  const mock = await startMock({ members: 0 })
  const story = async () => (await mock.control('GET', '/history')).body.story
  expect((await mock.control('POST', '/storylines/next')).status).toBe(409)
  expect((await mock.control('POST', '/storylines/start', { key: 'none' })).status).toBe(404)
  await mock.control('POST', '/storylines/start', { key: 'hold-week' })
  await mock.control('POST', '/storylines/next')
  await mock.control('POST', '/storylines/next')
  expect(await story()).toEqual({ key: 'hold-week', step: 2 })
  await mock.control('POST', '/history/undo')
  expect(await story()).toEqual({ key: 'hold-week', step: 1 })
  await mock.control('POST', '/history/redo')
  expect(await story()).toEqual({ key: 'hold-week', step: 2 })
  // Changes between two steps belong to the earlier step.
  await mock.advance('PT1H')
  expect(await story()).toEqual({ key: 'hold-week', step: 2 })
  expect((await mock.control('POST', '/storylines/back')).body.step).toBe(1)
  await mock.control('POST', '/reset', { members: 0 })
  expect(await story()).toBeNull()
})

test('keeps the world when a step is refused', async () => {
  const mock = await startMock({ members: 0 })
  await mock.control('POST', '/storylines/start', { key: 'hold-week' })
  await mock.control('POST', '/operator/recommend', { woman: 'woman-premium', man: 'man' })
  const before = mock.worldText()
  const { status, body } = await mock.control('POST', '/storylines/next')
  expect([status, body.error]).toEqual([422, 'The two are paired already.'])
  expect(mock.worldText()).toBe(before)
})

const storyOf = (begin: readonly object[], scenes: readonly (readonly object[])[]) =>
  JSON.stringify({
    version: 1,
    title: '二つの窓',
    world: { now: '2026-11-20T20:00', members: 0 },
    people: { a: 'woman' },
    begin: { actions: begin },
    scenes: scenes.map((actions, index) => ({ title: `場面${index + 1}`, actions })),
  })
const day = { control: 'moveClock', input: { advance: 'P1D', keepSessions: true } }

test('a reset during a step stays, although the step fails then', async () => {
  const mock = await startMock({ members: 0 })
  const text = storyOf([], [[{ control: 'moveClock', input: { advance: 'P50Y' } }, day]])
  await mock.control('POST', '/storylines/own', { name: 'x', text })
  await mock.control('POST', '/storylines/start', { key: 'data/x' })
  const next = mock.control('POST', '/storylines/next')
  while (!(await mock.control('GET', '/clock')).body.jump) await new Promise(setImmediate)
  const reset = mock.control('POST', '/reset', { members: 0, seed: 9 })
  await mock.control('POST', '/clock/stop')
  await reset
  expect(await next).toMatchObject({ status: 409, body: { code: 'no-scene' } })
  const { moments, story } = (await mock.control('GET', '/history')).body
  expect([moments.at(-1).subject, story]).toEqual(['reset', null])
  expect((await mock.control('GET', '/ready')).body.world.seed).toBe(9)
})

test('a story whose beginning is refused leaves the world that was there', async () => {
  const mock = await startMock({ members: 3 })
  const text = storyOf([day, { control: 'declineNextRenewal', input: { member: 'woman' } }], [[day]])
  await mock.control('POST', '/storylines/own', { name: 'x', text })
  const before = mock.worldText()
  const { status, body } = await mock.control('POST', '/storylines/start', { key: 'data/x' })
  expect([status, body.code]).toEqual([422, 'no-renewal'])
  expect(mock.worldText()).toBe(before)
  expect((await mock.control('GET', '/history')).body.story).toBeNull()
})

test('a step that opens the page of two who have not met is refused and undone', async () => {
  const mock = await startMock({ members: 0 })
  const text = storyOf([], [[day, { open: '/message?uuid={woman+man}', phone: 'a' }]])
  await mock.control('POST', '/storylines/own', { name: 'x', text })
  await mock.control('POST', '/storylines/start', { key: 'data/x' })
  const before = mock.worldText()
  expect(await mock.control('POST', '/storylines/next')).toMatchObject({ status: 409, body: { code: 'not-met' } })
  expect(mock.worldText()).toBe(before)
  expect((await mock.control('GET', '/history')).body.story).toEqual({ key: 'data/x', step: 0 })
})
