import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { aFormat, namesIn, smallWorld } from '../../../tests/support/world/a-format.ts'
import { aFolder } from '../../../tests/support/world/a-store.ts'
import { indexPathOf } from './generations.ts'
import { WorldFile } from './world-file.ts'
import { piecesOf } from './world-pieces.ts'

const aFile = async (name = 'world-000001.jsonl') => new WorldFile(join(await aFolder(), name), aFormat())

test('writes a world in the order of its ids, whatever the order of their arrival', () => {
  const world = smallWorld()
  for (const id of [5, 30, 2]) world.things.put({ id, name: `n${id}` })
  const [piece] = [...piecesOf(world, aFormat())]
  expect(piece?.world.toString().match(/"id":\d+/g)).toEqual(['"id":2', '"id":5', '"id":30'])
  expect(piece?.index.toString()).toContain('things by-name ["n2","n5","n30"]')
})

test('P6 writes a world in pieces of 8 KB, each with the index of its records', () => {
  const world = smallWorld(...Array.from({ length: 20 }, (_, at) => `${at} ${'x'.repeat(1000)}`))
  const pieces = [...piecesOf(world, aFormat())]
  const sizes = pieces.map((piece) => piece.world.length)
  expect(pieces).toHaveLength(3)
  expect(sizes.slice(0, -1).every((size) => size >= 8192 && size < 8192 + 1100)).toBe(true)
  expect(sizes.at(-1)).toBeLessThan(8192)
})

test('leaves out a table without records, and a record that is gone meanwhile', () => {
  const world = smallWorld('a', 'b')
  vi.spyOn(world.things, 'peek').mockImplementation((id) => (id === 1 ? undefined : { id, name: 'b' }))
  const [piece] = [...piecesOf(world, aFormat())]
  expect(piece?.world.toString().split('\n')).toEqual([
    ...[expect.stringContaining('small-world'), 'things {"id":2,"name":"b"}', expect.stringMatching(/^end \d+$/), ''],
  ])
  expect(piece?.index.toString()).not.toContain('notes')
})

test('D-05 writes both files under other names first, and reads the world back', async () => {
  const file = await aFile()
  const dir = join(file.path, '..')
  const before = vi.fn<() => void>()
  await file.writeDraft(smallWorld('a', 'b'), before)
  expect(readdirSync(dir).toSorted()).toEqual(['index-000001.jsonl.tmp', 'world-000001.jsonl.tmp'])
  expect(before.mock.calls.length).toBeGreaterThanOrEqual(2)
  file.publish()
  expect(readdirSync(dir).toSorted()).toEqual(['index-000001.jsonl', 'world-000001.jsonl'])
  expect(namesIn(await file.read())).toEqual(['a', 'b'])
  await file.write(smallWorld('c'))
  expect([namesIn(await file.read()), readdirSync(dir).length]).toEqual([['c'], 2])
  expect(indexPathOf(file.path)).toBe(file.indexPath)
})

test('R2 leaves no draft of a world that cannot be written', async () => {
  const file = await aFile()
  const refuse = () => {
    throw new Error('no space left')
  }
  await expect(file.writeDraft(smallWorld('a'), refuse)).rejects.toThrow('no space left')
  expect(readdirSync(join(file.path, '..'))).toEqual([])
})

test('tells why a world file cannot be read', async () => {
  const missing = await aFile()
  await expect(missing.read()).rejects.toThrow(
    /^Failed to open \S+world-000001\.jsonl: it is missing\. Restore a copy\.$/,
  )
  mkdirSync(missing.path)
  await expect(missing.read()).rejects.toThrow(/^Failed to read \S+: Error: EISDIR.*\. Check the folder's rights\.$/)
})

test('begins with a link to another world file, or with nothing', async () => {
  const [other, file] = [await aFile(), await aFile()]
  await other.write(smallWorld('a'))
  expect(await file.linkDraftFrom(other.path)).toBe(true)
  file.publish()
  expect(statSync(file.path).ino).toBe(statSync(other.path).ino)
  expect(statSync(file.indexPath).ino).toBe(statSync(other.indexPath).ino)
  const third = await aFile()
  expect(await third.linkDraftFrom(`${other.path}-gone`)).toBe(false)
  writeFileSync(`${third.indexPath}.tmp`, 'in the way')
  expect(await third.linkDraftFrom(other.path)).toBe(false)
  expect(existsSync(`${third.path}.tmp`)).toBe(false)
})
