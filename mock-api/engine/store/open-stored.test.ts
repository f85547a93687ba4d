import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { aTown } from '../../../tests/support/world/a-town.ts'
import { worldText } from '../../../tests/support/world/world-text.ts'
import { effectRules } from '../../town/effect-rules.ts'
import { runUntil } from '../../world/effect-rule.ts'
import { worldFormat } from '../../world/world-version.ts'
import type { World } from '../../world/world.ts'
import { dueColumns } from '../clock/due-columns.ts'
import { Schedule } from '../clock/schedule.ts'
import { atOnce } from '../steps.ts'
import { copyOf, forkOf, tablesOf, takeOver } from '../table/tables.ts'
import { openStored } from './open-stored.ts'
import { Store } from './store.ts'
import { WorldFile } from './world-file.ts'

let dir: string
const pathIn = (folder: string) => join(folder, 'world-000001.jsonl')

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'yoimachi-stored-'))
  await new WorldFile(pathIn(dir), { ...worldFormat, extraColumns: dueColumns(effectRules) }).write(
    aTown({ members: 80 }),
  )
})

afterAll(() => rmSync(dir, { recursive: true, force: true }))

/** The town as written, in its own folder. */
function copy(): string {
  const folder = mkdtempSync(join(tmpdir(), 'yoimachi-stored-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  cpSync(dir, folder, { recursive: true })
  return folder
}

async function opened(folder = dir): Promise<World> {
  const found = await openStored(new WorldFile(pathIn(folder), worldFormat))
  if (!found) throw new Error('The index was not used.')
  onTestFinished(found.close)
  return found.world
}

async function readWhole(): Promise<World> {
  return await new WorldFile(pathIn(dir), worldFormat).read()
}

/** Entries of every index, computed from the keys of the records. */
function indexesOf(world: World, whole: World): unknown[] {
  return tablesOf(whole).flatMap((table, place) =>
    Object.entries(table.definition.indexes).flatMap(([index, keyOf]) =>
      [...table.all()]
        .flatMap((record) => keyOf(record) ?? [])
        .map((key) => [table.name, index, key, tablesOf(world)[place]?.idsBy(index, key)]),
    ),
  )
}

const changes = (world: World): void => {
  const [first, second, third] = [...world.pairings.ids()] as [number, number, number]
  world.pairings.update(second, { womanId: world.pairings.get(first).womanId })
  world.pairings.delete(third)
  world.pairings.update(first, { lastMessage: 'x' })
  world.members.update(7, { email: 'other@yoimachi.example', twitterId: 'Other' })
  world.members.insert({ ...world.members.get(8), email: 'new@yoimachi.example' })
  world.messages.insert({ ...world.messages.get(1), pairingId: first })
}

test('reads lazily the same bytes, indexes and coming effects as were written', async () => {
  const whole = await readWhole()
  const world = await opened()
  expect(new Schedule(world, effectRules, runUntil.read).effects.list(Infinity)).toEqual(
    new Schedule(whole, effectRules, runUntil.read).effects.list(Infinity),
  )
  expect(indexesOf(world, whole)).toEqual(indexesOf(whole, whole))
  expect(worldText(world, worldFormat)).toBe(worldText(whole, worldFormat))
})

test('keeps world and indexes equal after changes, whichever index was used before', async () => {
  const whole = await readWhole()
  changes(whole)
  for (const isAskedBefore of [false, true]) {
    const world = await opened()
    if (isAskedBefore) indexesOf(world, await readWhole())
    changes(world)
    expect(indexesOf(world, whole)).toEqual(indexesOf(whole, whole))
    expect(new Schedule(world, effectRules, runUntil.read).effects.list(Infinity)).toEqual(
      new Schedule(whole, effectRules, runUntil.read).effects.list(Infinity),
    )
    expect(worldText(world, worldFormat)).toBe(worldText(whole, worldFormat))
  }
})

test.each([
  ['in its file', opened],
  ['in memory', readWhole],
])('D-04 D-05 a copy of a world whose records lie %s is independent', async (_, read) => {
  const [whole, world] = [await readWhole(), await read()]
  const before = worldText(world, worldFormat)
  const [changed, kept] = [copyOf(world), copyOf(world)]
  changes(changed)
  changes(whole)
  expect(indexesOf(changed, whole)).toEqual(indexesOf(whole, whole))
  expect(worldText(world, worldFormat)).toBe(before)
  changes(world)
  expect(worldText(kept, worldFormat)).toBe(before)
})

test.each([
  ['in its file', opened],
  ['in memory', readWhole],
])('D-05 worlds that begin as one whose records lie %s are each as that, with its coming effects', async (_, read) => {
  const [whole, origin] = [await readWhole(), await read()]
  const before = worldText(origin, worldFormat)
  const world = forkOf(origin)
  const kept = forkOf(origin)
  expect(indexesOf(world, whole)).toEqual(indexesOf(whole, whole))
  changes(whole)
  const coming = new Schedule(whole, effectRules, runUntil.read).effects.list(Infinity)
  const schedule = new Schedule(world, effectRules, runUntil.read)
  for (let count = 0; count < 3; count += 1) {
    const next = forkOf(origin)
    const effects = atOnce(schedule.comingIn(next, origin))
    takeOver(world, next)
    schedule.use(effects)
    changes(world)
    expect(indexesOf(world, whole)).toEqual(indexesOf(whole, whole))
    expect(schedule.effects.list(Infinity)).toEqual(coming)
    expect(worldText(world, worldFormat)).toBe(worldText(whole, worldFormat))
    while (schedule.effects.take(Infinity));
  }
  expect([worldText(kept, worldFormat), worldText(origin, worldFormat)]).toEqual([before, before])
})

test('R2 reads the whole world file when the index is missing, damaged or of another world', async () => {
  const expected = worldText(await readWhole(), worldFormat)
  const harm: ((index: string) => void)[] = [
    (index) => rmSync(index),
    (index) => writeFileSync(index, ''),
    (index) => writeFileSync(index, readFileSync(index).subarray(0, -9)),
    (index) => writeFileSync(index, readFileSync(index, 'utf8').replace('members by-email', 'members by-emaiI')),
  ]
  for (const harmIndex of harm) {
    const folder = copy()
    harmIndex(new WorldFile(pathIn(folder), worldFormat).indexPath)
    expect(await openStored(new WorldFile(pathIn(folder), worldFormat))).toBeUndefined()
    const store = await Store.open(folder, worldFormat, () => expect.unreachable('the world exists'))
    expect(worldText(store.world, worldFormat)).toBe(expected)
    await store.close()
  }
  const folder = copy()
  const other = new WorldFile(join(folder, 'world-000002.jsonl'), worldFormat)
  await other.write(aTown({ members: 60 }))
  renameSync(other.indexPath, new WorldFile(pathIn(folder), worldFormat).indexPath)
  expect(await openStored(new WorldFile(pathIn(folder), worldFormat))).toBeUndefined()
})

test('R2 throws when a record of the open file was changed', async () => {
  const folder = copy()
  const world = await opened(folder)
  const text = readFileSync(pathIn(folder), 'utf8')
  const { email } = (await readWhole()).members.get(20)
  writeFileSync(pathIn(folder), text.replace(email, email.replace('@', 'x')))
  expect(world.members.get(19).id).toBe(19)
  const message = /^Failed to read members 20 in .*: the file was changed/
  expect(() => world.members.get(20)).toThrow(message)
  // A compaction that copies the line notices it too.
  expect(() => worldText(world, worldFormat)).toThrow(message)
})

test('changes the content of the index file only with its version', async () => {
  const lines = readFileSync(new WorldFile(pathIn(dir), worldFormat).indexPath, 'utf8').split('\n')
  const derived = lines.filter((line) => /^\w+ (?:by|due)-/.test(line))
  const digest = createHash('sha256').update(derived.join('\n')).digest('hex').slice(0, 16)
  // If an index or a due instant changed, raise indexVersion in world-version.ts and renew the digest. If only the
  // seeded town changed, renew the digest.
  const { indexVersion } = worldFormat
  expect({ indexVersion, digest }).toEqual({ indexVersion: 2, digest: 'cbb3d5f3d4ae1386' })
})
