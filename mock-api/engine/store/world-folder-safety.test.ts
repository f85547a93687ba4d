import { linkSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { replaceFs } from '../../../tests/support/replace-fs.ts'
import { lineOf, namesIn, smallWorld, type SmallWorld } from '../../../tests/support/world/a-format.ts'
import { aFolder } from '../../../tests/support/world/a-store.ts'
import { aWorldFolder } from '../../../tests/support/world/a-world-folder.ts'
import { indexPathOf, worldPath } from './generations.ts'
import { encodeEntry } from './journal/entry.ts'

const [b, c] = [lineOf({ 2: 'b' }), lineOf({ 3: 'c' })]

test('goes nowhere when the files of a position are removed on the way', async () => {
  const { dir, folder, placing } = await aWorldFolder()
  const founded = await folder.readAt(folder.position)
  await folder.write(smallWorld('a', 'b'))
  rmSync(worldPath(dir, 1))
  const [{ position }, calls] = [folder, placing()]
  await expect(folder.continueFrom(founded, calls)).rejects.toThrow(
    'Failed to go back: the files of that moment were removed meanwhile. Choose a later one.',
  )
  expect([calls.swap.mock.calls.length, folder.position]).toEqual([0, position])
})

test('goes back although the journal that it leaves cannot be removed', async () => {
  const { folder, names, goTo, dir, close } = await aWorldFolder()
  const founded = folder.position
  folder.append([b])
  const withB = folder.position
  await goTo(founded)
  const restore = replaceFs({
    rmSync: () => {
      throw Object.assign(new Error('busy'), { code: 'EBUSY', syscall: 'unlink' })
    },
  })
  await goTo(withB)
  restore()
  folder.append([c])
  expect(await names(folder.position)).toEqual(['a', 'b', 'c'])
  close()
  expect(namesIn((await aWorldFolder(dir)).read as SmallWorld)).toEqual(['a', 'b', 'c'])
})

test('R2 removes the drafts of world files that a killed process left behind', async () => {
  const { dir, close } = await aWorldFolder()
  const drafts = ['world-000007.jsonl.tmp', 'index-000007.jsonl.tmp']
  const write = (...names: string[]) => names.forEach((name) => writeFileSync(join(dir, name), ''))
  close()
  write(...drafts, 'history.jsonl.tmp')
  await aWorldFolder(dir)
  expect(readdirSync(dir).filter((name) => name.endsWith('.tmp'))).toEqual(['history.jsonl.tmp'])
})

test('R2 D-108 a draft in an empty folder that is a link to another world leaves that world alone', async () => {
  const [other, dir] = [join(await aFolder(), 'other'), await aFolder()]
  writeFileSync(other, 'another world')
  linkSync(other, `${worldPath(dir, 1)}.tmp`)
  await aWorldFolder(dir)
  expect(readFileSync(other, 'utf8')).toBe('another world')
})

test('D-05 a record that was added while the world file was written keeps its id to itself', async () => {
  const { dir, folder, flush, close } = await aWorldFolder()
  const world = smallWorld(...Array.from({ length: 60 }, () => 'x'.repeat(400)))
  let calls = 0
  flush.mockImplementation(() => {
    calls += 1
    // The header is written by now, the notes are not.
    if (calls === 3) folder.append([encodeEntry({ changes: { notes: [world.notes.insert({ text: 'new' })] } })])
  })
  await folder.write(world)
  close()
  for (const state of ['with its index', 'without its index']) {
    const again = await aWorldFolder(dir)
    const read = again.read as SmallWorld
    expect([read.notes.size, read.notes.nextId, read.things.nextId], state).toEqual([1, 2, 61])
    again.close()
    rmSync(indexPathOf(worldPath(dir, 2)), { force: true })
  }
})
