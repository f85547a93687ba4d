import { existsSync, readFileSync, renameSync, rmSync, statSync, truncateSync } from 'node:fs'
import { expect, onTestFinished, test, vi } from 'vitest'
import { aFormat, lineOf, namesIn, smallWorld, type SmallWorld } from '../../../tests/support/world/a-format.ts'
import { aFolder } from '../../../tests/support/world/a-store.ts'
import { aWorldFolder } from '../../../tests/support/world/a-world-folder.ts'
import { indexPathOf, journalPath, worldPath } from './generations.ts'
import { StoreError } from './store-error.ts'
import { WorldFolder } from './world-folder.ts'

const [b, c, d] = [lineOf({ 2: 'b' }), lineOf({ 3: 'c' }), lineOf({ 4: 'd' })]

test('D-05 keeps a world and its changes', async () => {
  const { dir, folder, read, close, flush } = await aWorldFolder()
  expect([read, folder.isEmpty, folder.damage, folder.position]).toEqual([
    ...[null, false, [], { base: 1, journal: 1, bytes: 0 }],
  ])
  expect(flush).toHaveBeenCalled()
  folder.append([b, c])
  folder.append([d])
  const { position } = folder
  expect(position).toEqual({ base: 1, journal: 1, bytes: b.length + c.length + d.length })
  close()
  const again = await aWorldFolder(dir)
  expect([namesIn(again.read as SmallWorld), again.folder.position]).toEqual([['a', 'b', 'c', 'd'], position])
  expect(new WorldFolder(await aFolder(), aFormat()).isEmpty).toBe(true)
})

test('is compact while its world file holds every change', async () => {
  const { folder, goTo, dir, close } = await aWorldFolder()
  const founded = folder.position
  expect(folder.isCompact).toBe(true)
  folder.append([b])
  expect(folder.isCompact).toBe(false)
  await folder.write(smallWorld('a', 'b'))
  expect([folder.isCompact, folder.position]).toEqual([true, { base: 2, journal: 2, bytes: 0 }])
  await goTo(founded)
  // Going back writes no world file.
  expect([folder.isCompact, folder.journalEnd.base]).toEqual([false, 1])
  close()
  expect((await aWorldFolder(dir)).folder.isCompact).toBe(false)
})

test('P7 a journal is long by its bytes and by those of its world file', async () => {
  const { dir, folder } = await aWorldFolder()
  const world = statSync(worldPath(dir, 1)).size
  const lines = Array.from({ length: Math.ceil((2 * world) / b.length) }, () => b)
  folder.append(lines)
  const { bytes } = folder.position
  const times = Math.floor(bytes / world)
  expect([folder.isJournalLong(times, 0), folder.isJournalLong(times + 1, 0)]).toEqual([true, false])
  expect([folder.isJournalLong(0, bytes), folder.isJournalLong(0, bytes + 1)]).toEqual([true, false])
  expect([folder.isJournalLong(times, bytes + 1), folder.isJournalLong(times + 1, bytes)]).toEqual([false, false])
})

test('D-04 goes back to a position, and on from there', async () => {
  const { dir, folder, goTo, names, journals, close } = await aWorldFolder()
  folder.append([b])
  const withB = folder.position
  folder.append([c])
  const withC = folder.position
  expect([await names(withB), await names(withC)]).toEqual([
    ['a', 'b'],
    ['a', 'b', 'c'],
  ])
  expect(namesIn(await goTo(withB))).toEqual(['a', 'b'])
  // Nothing was changed since, so it is still the position that it went back to.
  expect([folder.position, folder.journalEnd.journal, journals()]).toEqual([withB, 2, [1, 2]])
  await goTo(withC)
  expect([folder.position, journals()]).toEqual([withC, [1, 3]])
  await goTo(withC)
  expect(journals()).toEqual([1, 3])
  await goTo(withB)
  folder.append([d])
  const branch = folder.position
  expect(branch).toMatchObject({ base: 1, journal: 4 })
  await goTo(withC)
  expect([folder.position, journals()]).toEqual([withC, [1, 4, 5]])
  expect([await names(branch), await names(withC)]).toEqual([
    ['a', 'b', 'd'],
    ['a', 'b', 'c'],
  ])
  await goTo(branch)
  close()
  const again = await aWorldFolder(dir)
  expect([namesIn(again.read as SmallWorld), again.folder.position]).toEqual([['a', 'b', 'd'], branch])
})

test('tells before and after a way back, and stays where it is when that is refused', async () => {
  const { folder, placing, journals } = await aWorldFolder()
  const founded = folder.position
  folder.append([b])
  const { position } = folder
  for (const [cause, text] of [
    [new StoreError('not now'), /^not now$/],
    [new Error('broken'), /^Failed to save in the data folder \S+: broken/],
  ] as const) {
    const [close, { swap }] = [vi.fn<() => void>(), placing()]
    const ready = () => {
      throw cause
    }
    await expect(folder.continueFrom({ position: founded, close }, { ready, swap })).rejects.toThrow(text)
    expect([close.mock.calls.length, swap.mock.calls.length, folder.position, journals()]).toEqual([
      1,
      0,
      position,
      [1],
    ])
  }
  expect(folder.health.problem?.kind).toBe('refused')
  const calls = placing()
  await folder.continueFrom(await folder.readAt(founded), calls)
  expect([calls.ready.mock.calls.length, calls.swap.mock.calls.length, folder.health.problem]).toEqual([
    1,
    1,
    undefined,
  ])
})

test('can go where all files and enough bytes of their journals are', async () => {
  const { dir, folder } = await aWorldFolder()
  folder.append([b, c])
  await folder.write(smallWorld('a', 'b', 'c'))
  folder.append([d])
  const can = (base: number, journal: number, bytes: number) => folder.files.isRestorable({ base, journal, bytes })
  expect([can(2, 2, d.length), can(2, 2, d.length + 1), can(2, 2, 0), can(2, 3, 0), can(2, 3, 1)]).toEqual([
    ...[true, false, true, true, false],
  ])
  expect([can(1, 1, b.length), can(1, 2, d.length), can(3, 3, 0), can(2, 1, 0)]).toEqual([true, true, false, false])
  rmSync(journalPath(dir, 1))
  expect([can(1, 1, 0), can(1, 1, 1), can(1, 2, d.length)]).toEqual([true, false, false])
  rmSync(worldPath(dir, 2))
  expect(can(2, 2, 0)).toBe(false)
})

test('D-109 counts the bytes of the files that positions need, each file once', async () => {
  const { dir, folder } = await aWorldFolder()
  folder.append([b])
  const first = folder.position
  await folder.write(smallWorld('a', 'b'))
  const second = folder.position
  folder.append([c])
  const sizeOf = (...paths: string[]) => paths.reduce((sum, path) => sum + statSync(path).size, 0)
  const worldOf = (base: number) => [worldPath(dir, base), indexPathOf(worldPath(dir, base))]
  const [one, two] = [sizeOf(...worldOf(1), journalPath(dir, 1)), sizeOf(...worldOf(2), journalPath(dir, 2))]
  const add = folder.files.byteCounter()
  expect([add([]), add([first]), add([first]), add([second]), add([{ base: 9, journal: 3, bytes: 0 }])]).toEqual([
    ...[0, one, one, one + two, one + two],
  ])
  folder.append([d])
  expect(folder.files.byteCounter()([second])).toBe(two + d.length)
  // Earlier generations never change, so their sizes are known.
  truncateSync(journalPath(dir, 1), 0)
  expect(folder.files.byteCounter()([first])).toBe(one)
  rmSync(journalPath(dir, 2))
  expect(folder.files.byteCounter()([second])).toBe(two - c.length)
})

test('D-108 knows where a world began that others begin as, while its files are here', async () => {
  const { dir, folder } = await aWorldFolder()
  const [origin, other] = [{}, {}]
  expect(folder.positionOfOrigin(origin)).toBeUndefined()
  expect(folder.rememberOrigin(origin)).toBe(worldPath(dir, 1))
  const founded = folder.position
  folder.append([b])
  expect([folder.positionOfOrigin(origin), folder.positionOfOrigin(other)]).toEqual([founded, undefined])
  await folder.write(smallWorld('a', 'b'))
  await folder.write(smallWorld('a', 'b'))
  await folder.write(smallWorld('a', 'b'))
  // Its files stay as long as others may begin as it.
  expect(folder.positionOfOrigin(origin)).toEqual(founded)
  rmSync(worldPath(dir, 1))
  expect(folder.positionOfOrigin(origin)).toBeUndefined()
})

test('keeps the files of pinned positions and of the present world, and removes the rest', async () => {
  const { folder, pinned, goTo, journals, names } = await aWorldFolder()
  const founded = folder.position
  folder.append([b])
  for (let count = 2; count < 6; count += 1) {
    await goTo(founded)
    folder.append([b])
    if (count === 4) pinned.push(folder.position)
  }
  expect([folder.files.needsCleanUp, journals()]).toEqual([false, [1, 2, 3, 4, 5]])
  await folder.cleanUp()
  expect([journals(), await names(pinned[0] ?? founded)]).toEqual([
    [1, 4, 5],
    ['a', 'b'],
  ])
  folder.append([c])
  await folder.write(smallWorld('a', 'c'))
  await folder.write(smallWorld('a', 'c'))
  expect(journals()).toEqual([1, 4, 6, 7])
})

test('R2 goes nowhere over a damaged journal, and says so', async () => {
  const { dir, folder, names } = await aWorldFolder()
  folder.append([b, c])
  const { position } = folder
  truncateSync(journalPath(dir, 1), b.length + 3)
  await expect(names(position)).rejects.toThrow(
    /^Failed to go back: \S+journal-000001\.jsonl is damaged\. Choose another moment\.$/,
  )
  await expect(names({ ...position, base: 9 })).rejects.toThrow(
    'Failed to go back: journal 1 does not lead to world 9.',
  )
})

test('D-108 an empty folder begins with a link to the file of another world', async () => {
  const [first, dir] = [await aWorldFolder(), await aFolder()]
  const next = new WorldFolder(dir, aFormat())
  onTestFinished(() => next.close())
  expect(await next.read()).toBeNull()
  expect([await next.createFromLink('/nowhere/world-000001.jsonl'), next.isEmpty]).toEqual([false, true])
  expect(await next.createFromLink(worldPath(first.dir, 1))).toBe(true)
  expect([next.position, next.isCompact, statSync(worldPath(dir, 1)).nlink]).toEqual([
    ...[{ base: 1, journal: 1, bytes: 0 }, true, 2],
  ])
  next.append([b])
  expect([next.isJournalLong(1, 0), namesIn((await next.readAt(next.position)).world)]).toEqual([false, ['a', 'b']])
})

test('R2 refuses changes while its folder is away, and names the reason', async () => {
  const { dir, folder } = await aWorldFolder()
  renameSync(dir, `${dir}-away`)
  onTestFinished(() => rmSync(`${dir}-away`, { recursive: true, force: true }))
  const gone = /^Failed to save in the data folder \S+: it was deleted, moved or replaced\./
  expect(() => folder.requireInPlace()).toThrow(gone)
  expect(() => folder.append([b])).toThrow(gone)
  await expect(folder.write(smallWorld('b'))).rejects.toThrow(gone)
  expect([folder.health.problem?.kind, existsSync(dir)]).toEqual(['gone', false])
  renameSync(`${dir}-away`, dir)
  folder.append([b])
  expect([folder.health.problem, readFileSync(journalPath(dir, 1))]).toEqual([undefined, b])
})

test('cannot be used before it was read', async () => {
  const folder = new WorldFolder(await aFolder(), aFormat())
  expect(() => folder.append([b])).toThrow(/^Failed to use \S+: its world was not opened\. Read it first\.$/)
  expect(folder.health.check()).toBeUndefined()
  expect(() => folder.close()).not.toThrow()
})
