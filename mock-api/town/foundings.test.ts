import { existsSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testNow } from '../../tests/support/world/a-context.ts'
import { aFolder } from '../../tests/support/world/a-store.ts'
import { worldText } from '../../tests/support/world/world-text.ts'
import { indexPathOf } from '../engine/store/generations.ts'
import { worldFormat } from '../world/world-version.ts'
import { Foundings } from './foundings.ts'

const options = (seed: number, members = 0) => ({ seed, now: testNow, members, scenario: undefined })

/** A world file with its index in a folder of its own. */
async function aFile() {
  const dir = await aFolder()
  for (const name of ['world-000001.jsonl', 'index-000001.jsonl']) writeFileSync(join(dir, name), name)
  return join(dir, 'world-000001.jsonl')
}

test('D-108 worlds founded alike begin as one, each for itself', async () => {
  const foundings = new Foundings()
  const [one, other] = [await foundings.world(options(1, 3)), await foundings.world(options(1, 3))]
  expect([other.origin === one.origin, other.world === one.world, other.file]).toEqual([true, false, undefined])
  const founded = worldText(one.origin, worldFormat)
  one.world.members.update(1, { email: 'changed@yoimachi.example' })
  expect([worldText(one.origin, worldFormat), worldText(other.world, worldFormat)]).toEqual([founded, founded])
  expect(one.origin.settings.get(1)).toMatchObject({ seed: 1, townSize: 3, startedAt: testNow })
})

test('D-05 another seed, instant, size or scenario is another founding', async () => {
  const foundings = new Foundings()
  const usual = await foundings.world(options(1))
  for (const more of [{ seed: 2 }, { now: testNow + 1 }, { members: 1 }, { scenario: 'first-day-woman' }])
    expect((await foundings.world({ ...options(1), ...more })).origin).not.toBe(usual.origin)
})

test('D-05 each seed gives its people other ids', async () => {
  const foundings = new Foundings()
  const uuidOf = async (seed: number) => (await foundings.world(options(seed))).world.members.get(1).uuid
  expect(await uuidOf(1)).not.toBe(await uuidOf(2))
})

test('forgets the foundings used longest ago beyond 3,000 members, but never the latest', async () => {
  const foundings = new Foundings()
  const size = 1500
  const [first, second] = [await foundings.world(options(1, size)), await foundings.world(options(2, 1))]
  // Used again, so the other one is older now.
  expect((await foundings.world(options(1, size))).origin).toBe(first.origin)
  const third = await foundings.world(options(3, size))
  expect((await foundings.world(options(3, size))).origin).toBe(third.origin)
  expect((await foundings.world(options(2, 1))).origin).not.toBe(second.origin)
  expect((await foundings.world(options(1, size))).origin).not.toBe(first.origin)
}, 60_000)

test('D-108 gives the file of an open world to those founded alike, while it is there', async () => {
  const [foundings, path, next] = [new Foundings(), await aFile(), await aFile()]
  const { origin } = await foundings.world(options(1))
  const other = await foundings.world(options(2))
  const fileOf = async (seed: number) => (await foundings.world(options(seed))).file
  foundings.cacheFile(origin, path)
  foundings.cacheFile(other.world, next)
  expect([await fileOf(1), await fileOf(2)]).toEqual([path, undefined])
  foundings.cacheFile(origin, next)
  expect(await fileOf(1)).toBe(path)
  rmSync(path)
  foundings.cacheFile(origin, next)
  expect(await fileOf(1)).toBe(next)
})

test('D-108 keeps links to world files, which outlive their folders and go with their founding', async () => {
  const [shelf, path] = [await aFolder(), await aFile()]
  const foundings = new Foundings(() => shelf)
  const { origin } = await foundings.world(options(1, 1600))
  foundings.cacheFile(origin, path)
  const { file = '' } = await foundings.world(options(1, 1600))
  expect([file, statSync(path).nlink, readdirSync(shelf).toSorted()]).toEqual([
    ...[join(shelf, 'world-1.jsonl'), 2, ['index-1.jsonl', 'world-1.jsonl']],
  ])
  rmSync(path)
  expect(existsSync(file)).toBe(true)
  foundings.cacheFile(origin, await aFile())
  expect((await foundings.world(options(1, 1600))).file).toBe(file)
  await foundings.world(options(2, 1600))
  expect(readdirSync(shelf)).toEqual([])
}, 60_000)

test('leaves a world file alone that it cannot link, and remembers none', async () => {
  const path = await aFile()
  const foundings = new Foundings(() => '/nowhere')
  const { origin } = await foundings.world(options(1, 1600))
  foundings.cacheFile(origin, path)
  expect((await foundings.world(options(1, 1600))).file).toBeUndefined()
  // Another founding takes its place in memory.
  await foundings.world(options(2, 1600))
  expect([existsSync(path), existsSync(indexPathOf(path))]).toEqual([true, true])
}, 60_000)

test('leaves nothing on the shelf of a world file without an index', async () => {
  const [shelf, path] = [await aFolder(), await aFile()]
  rmSync(indexPathOf(path))
  const foundings = new Foundings(() => shelf)
  const { origin } = await foundings.world(options(1))
  foundings.cacheFile(origin, path)
  expect([(await foundings.world(options(1))).file, readdirSync(shelf)]).toEqual([undefined, []])
})
