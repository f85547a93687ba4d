import fs, { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { replaceFs } from '../../tests/support/replace-fs.ts'
import { aFolder } from '../../tests/support/world/a-store.ts'
import { HistoryFile } from './history-file.ts'
import type { Cause, WorldState } from './moment-tree.ts'

const cause: Cause = { kind: 'call', subject: 'API-49', phone: 'a', memberId: 5 }
const stateAt = (bytes: number): WorldState => ({ position: { base: 1, journal: 1, bytes }, at: bytes })

function opened(dir: string) {
  const file = new HistoryFile(dir)
  return { file, moments: file.open(() => stateAt(0)) }
}

/** A file with its first moment, and one more for each number. */
async function aFile(...added: number[]) {
  const dir = await aFolder()
  const { file, moments } = opened(dir)
  file.begin(moments)
  for (const bytes of added) moments.add(cause, null, stateAt(bytes))
  await Promise.resolve()
  const path = join(dir, 'history.jsonl')
  return { dir, path, file, moments, lines: () => readFileSync(path, 'utf8').split('\n') }
}

const idsIn = (dir: string) =>
  opened(dir)
    .moments.list()
    .map(({ id }) => id)

test('D-109 begins at the start without a file', async () => {
  const { moments } = opened(await aFolder())
  expect(moments.list()).toMatchObject([{ id: 1, before: stateAt(0) }])
})

test('D-109 keeps the tree and each later change on a line, before the next turn', async () => {
  const { dir, lines, file, moments } = await aFile(10, 20)
  expect(lines()).toHaveLength(4)
  expect(JSON.parse(lines()[0] ?? '')).toMatchObject({ moments: [{ id: 1 }], present: 1 })
  expect(JSON.parse(lines()[1] ?? '')).toEqual({ add: { cause, story: null, before: stateAt(10) } })
  const again = opened(dir).moments
  expect(again.tree).toEqual(moments.tree)
  moments.name(moments.present, 'here', stateAt(30))
  file.close()
  expect(JSON.parse(lines()[3] ?? '')).toEqual({ name: 'here', moment: 3, saved: stateAt(30) })
  file.close()
  expect(lines()).toHaveLength(5)
})

test('writes the tree anew when it begins, with what was read', async () => {
  const { dir, lines, file } = await aFile(10)
  file.close()
  const next = opened(dir)
  next.file.begin(next.moments)
  expect(lines()).toHaveLength(2)
  expect(idsIn(dir)).toEqual([1, 2])
  next.moments.add(cause, null, stateAt(20))
  next.file.close()
  expect([idsIn(dir), existsSync(join(dir, 'history.jsonl.tmp'))]).toEqual([[1, 2, 3], false])
})

test.each([
  ['no JSON', '{'],
  ['another shape', '{"add":1}'],
  ['an empty line', ''],
])('reads no further than %s', async (_, line) => {
  const { dir, path, file, lines } = await aFile(10, 20, 30)
  file.close()
  const damaged = lines().with(2, line).join('\n')
  writeFileSync(path, damaged)
  const again = opened(dir)
  expect(again.moments.list().map(({ id }) => id)).toEqual([1, 2])
  expect(again.file.damage).toEqual([{ kind: 'damaged', file: path, copy: `${path}.damaged` }])
  expect([readFileSync(`${path}.damaged`, 'utf8'), existsSync(path)]).toEqual([damaged, false])
})

test('R2 keeps a file that the system cannot read, because it may hold named moments', async () => {
  const { dir, path, file, lines } = await aFile(10)
  file.close()
  const restore = replaceFs({
    readFileSync: () => {
      throw Object.assign(new Error('EIO: i/o error'), { code: 'EIO', syscall: 'read' })
    },
  })
  const again = opened(dir)
  restore()
  expect(again.file.damage).toEqual([{ kind: 'damaged', file: path, copy: `${path}.damaged` }])
  again.file.begin(again.moments)
  expect([idsIn(dir), readFileSync(`${path}.damaged`, 'utf8').split('\n').length]).toEqual([[1], 3])
  expect(lines()).toHaveLength(2)
})

test('R2 a last line that a kill has cut is no damage', async () => {
  const { dir, path, file, lines } = await aFile(10, 20)
  file.close()
  for (const cut of ['', '{"ad']) {
    writeFileSync(path, lines().with(2, cut).slice(0, 3).join('\n'))
    const again = opened(dir)
    expect([again.moments.list().length, again.file.damage]).toEqual([2, []])
  }
})

test.each([
  ['is no tree', '{}'],
  ['has a present moment that it does not hold', '{"moments":[],"present":1,"nextId":2,"forgotten":0}'],
])('D-109 begins anew when the first line %s', async (_, line) => {
  const { dir, path, file, lines } = await aFile(10)
  file.close()
  const rest = line === '{}' ? lines().slice(1) : ['']
  writeFileSync(path, [line, ...rest].join('\n'))
  const again = opened(dir)
  expect([again.moments.list().map(({ id }) => id), again.file.damage.length]).toEqual([[1], 1])
  // Read again, the file is missing.
  expect(opened(dir).file.damage).toEqual([])
})

test('goes on in memory while the file cannot be written, and writes all with a later change', async () => {
  const dir = await aFolder()
  const path = join(dir, 'history.jsonl')
  const { file, moments } = opened(dir)
  mkdirSync(path)
  file.begin(moments)
  moments.add(cause, null, stateAt(10))
  await Promise.resolve()
  rmSync(path, { recursive: true })
  moments.add(cause, null, stateAt(20))
  await Promise.resolve()
  expect(idsIn(dir)).toEqual([1, 2, 3])
  file.close()
})

test('R2 writes whole lines on a disk that takes a part of each', async () => {
  const { dir, file, moments } = await aFile()
  const { writeSync } = fs
  const part = (fd: number, content: string | Uint8Array, offset = 0) =>
    writeSync(fd, Buffer.from(content).subarray(offset, offset + 50))
  replaceFs({ writeSync: part as typeof writeSync })
  for (const bytes of [10, 20]) {
    moments.add(cause, null, stateAt(bytes))
    await Promise.resolve()
  }
  expect(opened(dir).moments.tree).toEqual(moments.tree)
  file.close()
})

test('R2 writes what it could not write at the latest when it closes', async () => {
  const { dir, file, moments } = await aFile(10)
  const restore = replaceFs({
    writeSync: () => {
      throw Object.assign(new Error('no'), { code: 'ENOSPC', syscall: 'write' })
    },
  })
  moments.add(cause, null, stateAt(20))
  await Promise.resolve()
  restore()
  expect(idsIn(dir)).toEqual([1, 2])
  file.close()
  expect(idsIn(dir)).toEqual([1, 2, 3])
})

test('D-109 writes the tree again when the changes have become much longer than it', async () => {
  const { path, file, moments, lines, dir } = await aFile(10)
  for (let count = 0; count < 50; count += 1) {
    moments.name(moments.present, `${count} ${'x'.repeat(100_000)}`, stateAt(count))
    await Promise.resolve()
  }
  expect([statSync(path).size < 4_500_000, lines().length < 20]).toEqual([true, true])
  expect(opened(dir).moments.tree).toEqual(moments.tree)
  file.close()
})

test('writes nothing before it has begun', async () => {
  const dir = await aFolder()
  const { file, moments } = opened(dir)
  moments.add(cause, null, stateAt(10))
  file.close()
  expect(existsSync(join(dir, 'history.jsonl'))).toBe(false)
})

test('replaces the file at once: a folder that is gone loses nothing that was there', async () => {
  const { dir, file, moments } = await aFile(10)
  file.close()
  renameSync(dir, `${dir}-moved`)
  moments.add(cause, null, stateAt(20))
  file.close()
  renameSync(`${dir}-moved`, dir)
  expect(idsIn(dir)).toEqual([1, 2])
})
