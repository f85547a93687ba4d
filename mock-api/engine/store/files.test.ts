import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { aFolder, openStore } from '../../../tests/support/world/a-store.ts'
import {
  DamagedFile,
  flushFile,
  makeFolder,
  makeSubfolder,
  openJsonFile,
  StoreError,
  storeErrorOf,
  syncFolder,
} from './files.ts'

test('tells an error of the system in one line, and leaves others as they are', () => {
  const cause = Object.assign(new Error('ENOSPC: no space left'), { syscall: 'write' })
  const told = storeErrorOf(cause, 'write the file')
  expect(told).toBeInstanceOf(StoreError)
  expect(told).toMatchObject({
    ...{ name: 'StoreError', cause },
    message: 'Failed to write the file: ENOSPC: no space left. Free disk space or repair its rights.',
  })
  const defect = new Error('no')
  expect([storeErrorOf(defect, 'x'), storeErrorOf('text', 'x')]).toEqual([defect, 'text'])
})

test('opens a small file, or begins with what it would hold', async () => {
  const path = join(await aFolder(), 'small.json')
  const open = () => openJsonFile(path, z.strictObject({ at: z.int() }), { at: 1 })
  expect((await open()).data).toEqual({ at: 1 })
  const file = await open()
  file.data.at = 2
  await file.write()
  expect((await open()).data).toEqual({ at: 2 })
})

test.each(['null', '{', '{"at":"x"}'])('refuses a small file with %s in one line, and leaves it', async (content) => {
  const path = join(await aFolder(), 'small.json')
  writeFileSync(path, content)
  const opening = openJsonFile(path, z.strictObject({ at: z.int() }), { at: 1 })
  await expect(opening).rejects.toThrow(DamagedFile)
  await expect(opening).rejects.toThrow(/^Failed to read \S+small\.json: [^\n]+\. Repair it or move it away\.$/)
  expect(readFileSync(path, 'utf8')).toBe(content)
})

test('writes several faults of a small file with single blanks between them', async () => {
  const path = join(await aFolder(), 'small.json')
  writeFileSync(path, '{"at":"x"}')
  const opening = openJsonFile(path, z.strictObject({ at: z.int() }), { at: 1 })
  await expect(opening).rejects.toThrow(/small\.json: \[ \{ "/)
})

test('a small file that cannot be read is not damaged', async () => {
  const path = await aFolder()
  const refused = await openJsonFile(path, z.unknown(), null).catch((cause: unknown) => cause)
  expect(refused).toMatchObject({ name: 'StoreError', cause: { code: 'EISDIR' } })
  expect(refused).not.toBeInstanceOf(DamagedFile)
})

test('makes a data folder with the folders above it, and takes one that is there', async () => {
  const dir = join(await aFolder(), 'a', 'b', 'c')
  await makeFolder(dir)
  await makeFolder(dir)
  expect(statSync(dir).isDirectory()).toBe(true)
})

test('refuses a data folder that is a file or below one', async () => {
  const path = join(await aFolder(), 'file')
  writeFileSync(path, '')
  await expect(makeFolder(path)).rejects.toThrow(
    /^Failed to use the data folder \S+file: EEXIST: .*\. Choose another --data\.$/,
  )
  await expect(makeFolder(join(path, 'x', 'y'))).rejects.toThrow(StoreError)
})

test('makes a folder inside the data folder for this user only, but not the data folder', async () => {
  const dir = await aFolder()
  await makeSubfolder(join(dir, 'inner'))
  await makeSubfolder(join(dir, 'inner'))
  expect(statSync(join(dir, 'inner')).mode & 0o777).toBe(0o700)
  await expect(makeSubfolder(join(dir, 'gone', 'inner'))).rejects.toThrow('ENOENT')
})

test("flushes without the methods of a file that Yarn's Plug'n'Play does not implement", async () => {
  const dir = await aFolder()
  const file = await open(dir)
  const methods = Object.getPrototypeOf(file) as FileHandle
  for (const name of ['sync', 'datasync'] as const)
    vi.spyOn(methods, name).mockRejectedValue(new Error('Method not implemented.'))
  await expect(flushFile(file)).resolves.toBeUndefined()
  await file.close()
  const store = await openStore(dir)
  await store.close()
  await expect(openStore(dir).then((again) => again.close())).resolves.toBeUndefined()
})

test('flushes a folder that is there', async () => {
  const dir = await aFolder()
  await expect(syncFolder(dir)).resolves.toBeUndefined()
  await expect(syncFolder(join(dir, 'gone'))).rejects.toThrow('ENOENT')
})
