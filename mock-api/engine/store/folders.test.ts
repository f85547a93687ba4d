import { statSync, writeFileSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { aFolder, openStore } from '../../../tests/support/world/a-store.ts'
import { flushFile, syncFolder } from './flush.ts'
import { makeFolder, makeSubfolder } from './folders.ts'
import { StoreError } from './store-error.ts'

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
