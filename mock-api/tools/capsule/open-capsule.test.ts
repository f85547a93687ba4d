import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { expect, test, vi } from 'vitest'
import { mostStepBytes, mostSteps } from '../../../src/contract/control/capsule.ts'
import type { StagePhones } from '../../../src/contract/control/stage-phones.ts'
import { tokyoIso } from '../../../src/contract/rules/tokyo-time.ts'
import { testNow } from '../../../tests/support/world/a-context.ts'
import { aWoman } from '../../../tests/support/world/a-member.ts'
import { aFolder } from '../../../tests/support/world/a-store.ts'
import { aWorld } from '../../../tests/support/world/a-world.ts'
import { StoreError } from '../../engine/store/store-error.ts'
import type { Moment } from '../../history/moment-tree.ts'
import type { Runtime } from '../../runtime.ts'
import type { World } from '../../world/world.ts'
import type { Faults } from '../faults/faults.ts'
import { openCapsule, openCapsuleFile, CapsuleSlot } from './open-capsule.ts'
import { playSteps } from './play-steps.ts'
import type { CapsuleWay } from './steps.ts'
import { emptyNote, piecesOfCapsule, presentWorld } from './write-capsule.ts'
import { wayOf } from './write-steps.ts'

const stage = { phones: [{ phone: 'a' as const, email: null, route: '/home', screen: {}, device: null }] }
const fault = { fault: { match: { path: '/api/*' }, status: 500 }, chances: 2, fired: 1 }
const exchange = {
  ...{ id: 4, kind: 'http', at: tokyoIso(testNow), method: 'GET', title: '/api/home', path: '/api/home', phone: 'a' },
  ...{ member: null, status: 200, durationMs: 1, fault: false, changes: 3, moment: 2, verdict: 'ok' },
  ...{ requestHeaders: {}, responseHeaders: {}, request: '', response: '', issues: [] },
}

/** Bytes of a capsule of one woman. */
async function aCapsule(contents: object = {}): Promise<Buffer> {
  const world = aWorld()
  aWoman(world)
  const clock = { now: () => testNow + 60_000, state: { mode: 'frozen', speed: 2 } }
  const runtime = { store: { world }, clock, files: {} } as unknown as Runtime
  const whole = { note: emptyNote, stage: null, screenshots: [], faults: [fault], exchanges: [], way: null }
  return await buffer(piecesOfCapsule(runtime, { ...whole, ...contents }, presentWorld(runtime)))
}

/** A runtime that notes what a capsule does to it, in order. */
function aRuntime() {
  const events: unknown[] = []
  const present = { id: 7 }
  const world = aWorld()
  let now = 0
  const runtime = {
    files: { keep: async (...parts: unknown[]) => void events.push(['keep', ...parts]) },
    history: {
      moments: { present, find: (id: number) => ({ id, parent: 7 }) },
      replay: (cause: unknown, story: unknown, work: () => void) => {
        events.push(['replay', cause, story])
        work()
      },
      name: (name: string) => events.push(['name', name]),
      stage: {
        adopt: (state: unknown) => events.push(['adopt', state]),
        restoreWhole: (...parts: unknown[]) => events.push(['stage', ...parts]),
      },
    },
    clock: {
      moveTo: (at: number) => events.push(['clock', (now = at)]),
      resume: ({ mode, speed }: { mode: string; speed: number }) => events.push(['pace', mode, speed]),
      now: () => now,
    },
    store: { world, transact: (rule: (of: World) => unknown) => rule(world) },
    async replaceWorld(kind: string, make: () => { replaced: () => void; world: World }) {
      const { replaced, ...next } = make()
      present.id = 8
      events.push([kind, next])
      replaced()
      return { now, moment: 8 }
    },
  } as unknown as Runtime
  const faults = { resume: vi.fn<Faults['resume']>() }
  return { events, runtime, world, faults, opened: new CapsuleSlot() }
}

const opening = (made: ReturnType<typeof aRuntime>) => ({ ...made, faults: made.faults as unknown as Faults })

test('puts world, clock, faults and phones of a capsule in place', async () => {
  const made = aRuntime()
  const note = { title: 'a', happened: 'b', expected: 'c' }
  const screenshots = [{ phone: 'a', content: 'AAAA' }]
  const bytes = await aCapsule({ note, stage, screenshots, exchanges: [exchange, exchange] })
  const now = testNow + 60_000
  expect(await openCapsule(opening(made), bytes)).toEqual({ now, moment: 8 })
  expect(made.events).toEqual([
    ['capsule', { world: expect.anything(), now, pace: { now: tokyoIso(now), mode: 'frozen', speed: 2 } }],
    ['clock', now],
    ['pace', 'frozen', 2],
    ['stage', stage, 7],
  ])
  expect(made.faults.resume.mock.calls).toEqual([[[fault]]])
  expect(made.opened.contents).toMatchObject({
    ...{ note, screenshots, faults: 1, pictures: 0, steps: 0, former: 7 },
    exchanges: [-1, -2].map((id) => ({ ...exchange, id, changes: null, moment: null })),
    clock: { mode: 'frozen' },
  })
})

test('forgets an opened capsule when it is closed', async () => {
  const made = aRuntime()
  await openCapsule(opening(made), await aCapsule({ stage }))
  made.opened.close()
  expect(made.opened.contents).toBeNull()
})

test('changes nothing for a file that is no capsule', async () => {
  const made = aRuntime()
  await expect(openCapsule(opening(made), Buffer.from('{}'))).rejects.toThrow('it is not a capsule')
  expect([made.events, made.opened.contents]).toEqual([[], null])
})

test('names the path of a file that cannot be opened', async () => {
  const made = aRuntime()
  const path = join(await aFolder(), 'case.yoimachi')
  await expect(openCapsuleFile(opening(made), path)).rejects.toMatchObject({
    name: 'CapsuleError',
    message: expect.stringMatching(
      /^Failed to open the capsule \S+case\.yoimachi: ENOENT.*\. Check its path and its rights\.$/,
    ),
    cause: { code: 'ENOENT' },
  })
  writeFileSync(path, '{}')
  await expect(openCapsuleFile(opening(made), path)).rejects.toMatchObject({
    message: expect.stringMatching(/case\.yoimachi: Failed to open the capsule: it is not a capsule/),
    cause: { name: 'CapsuleError' },
  })
  writeFileSync(path, await aCapsule())
  const broken = new Error('The disk is gone.')
  made.runtime.replaceWorld = () => Promise.reject(broken)
  await expect(openCapsuleFile(opening(made), path)).rejects.toBe(broken)
  const whole = aRuntime()
  await openCapsuleFile(opening(whole), path)
  expect(whole.opened.contents).not.toBeNull()
})

const step = { kind: 'call', subject: 'x', phone: 'a', memberId: 3, story: null, name: null } as const

const atStep = (phones: StagePhones) => ({ phones, faults: [], pace: { mode: 'frozen' as const, speed: 1 } })

test('plays steps as moments with their records, instants, stages and names', () => {
  const made = aRuntime()
  const mail = { to: 'x', subject: 'y', text: '', links: [], createdAt: testNow }
  const story = { key: 's', step: 1 } as never
  const [usual, own] = [atStep({}), atStep({ a: { email: null, page: '/' } })]
  const steps = [
    {
      ...step,
      at: tokyoIso(testNow),
      nextIds: { mails: 9 },
      records: [{ table: 'mails', id: 4, record: { id: 4, ...mail } }],
      stage: own,
    },
    {
      ...step,
      story,
      name: 'here',
      at: tokyoIso(testNow + 5),
      nextIds: {},
      records: [{ table: 'mails', id: 4, record: null }],
    },
  ]
  playSteps(made.runtime, { before: { at: tokyoIso(testNow), nextIds: {}, records: [] }, steps }, usual)
  const cause = { kind: 'call', subject: 'x', phone: 'a', memberId: 3 }
  const pace = ['pace', 'frozen', 1]
  expect(made.events).toEqual([
    ...[pace, ['adopt', usual]],
    ['replay', cause, null],
    ['clock', testNow],
    ...[pace, ['adopt', own]],
    ['replay', cause, story],
    ['clock', testNow + 5],
    ...[pace, ['adopt', usual]],
    ['name', 'here'],
  ])
  expect([made.world.mails.size, made.world.mails.nextId]).toEqual([0, 9])
})

/** A history of moments, oldest first, whose changes are these. */
function aHistory(causes: readonly string[], records: readonly object[][] = [], forgotten = false) {
  const moments = causes.map((kind, place) => ({
    ...{
      id: place + 1,
      parent: place === 0 && forgotten ? null : place,
      story: null,
      name: place === 2 ? 'here' : null,
    },
    cause: { kind, subject: 'x'.repeat(place), phone: 'a', memberId: place },
    before: { at: testNow + place * 10, position: { bytes: place } },
    ...(place === causes.length - 1 ? {} : { end: { at: testNow + place * 10 + 5 } }),
  })) as unknown as Moment[]
  const readSteps = vi.fn<(bounds: readonly unknown[]) => Promise<unknown>>(async (bounds) =>
    bounds.map((_, place) => ({ records: records[place] ?? [], nextIds: { mails: place } })),
  )
  const history = { moments: { presentLine: () => moments.toReversed() }, stageNow: () => undefined }
  const runtime = {
    history,
    store: { folder: { readSteps }, position: { bytes: 99 } },
    time: { now: () => testNow + 1000 },
  }
  return { runtime: runtime as unknown as Runtime, readSteps }
}

const change = (table: string, id: number, before: object | undefined, after: object | undefined) => ({
  ...{ table, before: before && { id, ...before }, after: after && { id, ...after } },
})

test('tells the moments since the start as steps, each with the records that it left', async () => {
  const { runtime, readSteps } = aHistory(
    ['start', 'call', 'jump'],
    [
      [],
      [change('mails', 2, { text: 'a' }, { text: 'b' }), change('logins', 1, undefined, { text: 'x' })],
      [
        change('mails', 2, { text: 'b' }, undefined),
        change('mails', 10, undefined, { text: 'n' }),
        change('mails', 3, undefined, undefined),
      ],
    ],
  )
  expect(await wayOf(runtime)).toEqual({
    before: {
      ...{ at: tokyoIso(testNow + 10), nextIds: { mails: 0 } },
      records: [
        { table: 'logins', id: 1, record: null },
        { table: 'mails', id: 2, record: { id: 2, text: 'a' } },
        { table: 'mails', id: 10, record: null },
      ],
    },
    steps: [
      {
        ...{ kind: 'call', subject: 'x', phone: 'a', memberId: 1, story: null, name: null },
        ...{ at: tokyoIso(testNow + 15), nextIds: { mails: 1 } },
        records: [
          { table: 'logins', id: 1, record: { id: 1, text: 'x' } },
          { table: 'mails', id: 2, record: { id: 2, text: 'b' } },
        ],
      },
      {
        ...{ kind: 'jump', subject: 'xx', phone: 'a', memberId: 2, story: null, name: 'here' },
        ...{ at: tokyoIso(testNow + 1000), nextIds: { mails: 2 } },
        records: [
          { table: 'mails', id: 2, record: null },
          { table: 'mails', id: 10, record: { id: 10, text: 'n' } },
        ],
      },
    ],
  })
  expect(readSteps.mock.calls).toEqual([[[{ bytes: 1 }, { bytes: 2 }, { bytes: 99 }]]])
})

test.each([
  ['begin with a start', ['start'], false],
  ['begin with a loaded world', ['call', 'load'], false],
  ['were forgotten', ['call'], true],
])('tells no steps when they %s', async (_, causes, forgotten) => {
  const { runtime, readSteps } = aHistory(causes, [], forgotten)
  expect([await wayOf(runtime), readSteps.mock.calls.length]).toEqual([null, 0])
})

test('tells as many of the latest steps as a capsule holds', async () => {
  const many = aHistory(['start', ...Array.from({ length: mostSteps + 1 }, () => 'call')])
  expect((await wayOf(many.runtime))?.steps).toHaveLength(mostSteps)
  const text = 'x'.repeat(mostStepBytes / 2)
  const large = [change('mails', 1, undefined, { text })]
  const { runtime } = aHistory(['start', 'call', 'call', 'call'], [[], large, [], large])
  const way = await wayOf(runtime)
  expect(way?.steps.map(({ memberId }) => memberId)).toEqual([2, 3])
  expect(way?.before).toMatchObject({
    at: tokyoIso(testNow + 20),
    nextIds: { mails: 1 },
    records: [{ id: 1, record: null }],
  })
  const huge = aHistory(['start', 'call'], [[], [change('mails', 1, undefined, { text: text + text })]])
  expect(await wayOf(huge.runtime)).toBeNull()
})

test('tells no steps when their journals are gone, and passes on other errors', async () => {
  const { runtime, readSteps } = aHistory(['start', 'call'])
  readSteps.mockRejectedValueOnce(new StoreError('gone'))
  expect(await wayOf(runtime)).toBeNull()
  readSteps.mockRejectedValueOnce(new Error('broken'))
  await expect(wayOf(runtime)).rejects.toThrow('broken')
})

test('plays the steps of a capsule before it moves the clock to its instant', async () => {
  const before = { at: tokyoIso(testNow), nextIds: {}, records: [] }
  const way: CapsuleWay = { before, steps: [{ ...step, at: tokyoIso(testNow + 5), nextIds: {}, records: [] }] }
  const made = aRuntime()
  await openCapsule(opening(made), await aCapsule({ way }))
  const events = (made.events as unknown[][]).filter(([kind]) => kind !== 'pace' && kind !== 'adopt')
  expect(events.map((event) => [event[0], event.at(-1)])).toMatchObject([
    ['capsule', { now: testNow }],
    ['replay', null],
    ['clock', testNow + 5],
    ['clock', testNow + 60_000],
  ])
  expect(made.opened.contents?.steps).toBe(1)
})
