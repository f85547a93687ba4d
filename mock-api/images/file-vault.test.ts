import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createIds } from '../world/ids.ts'
import { FolderVault } from './file-vault.ts'

let folder: string
let vault: FolderVault
const bytes = Uint8Array.from([1, 2, 3])

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yoimachi-vault-'))
  vault = new FolderVault(
    folder,
    createIds(() => 1),
  )
})
afterEach(() => rm(folder, { recursive: true }))

test('IMP-05 stores a picture under its name and leaves no other file in the folder', async () => {
  const name = await vault.save('uploads', bytes, 'png')
  expect(name).toMatch(/^[\w-]{22}\.png$/)
  expect(await vault.read('uploads', name)).toEqual(Buffer.from(bytes))
  expect(await readdir(join(folder, 'uploads'))).toEqual([name])
})

test('D-05 IMP-05 derives names from seed and content', async () => {
  const name = await vault.save('uploads', bytes, 'png')
  expect(await vault.save('uploads', bytes, 'png')).toBe(name)
  expect(await vault.save('uploads', Uint8Array.from([1, 2, 4]), 'png')).not.toBe(name)
  const other = new FolderVault(
    folder,
    createIds(() => 2),
  )
  expect(await other.save('uploads', bytes, 'png')).not.toBe(name)
})

test("IMP-05 API-17 finds a document neither among the uploads nor under an upload's name", async () => {
  const document = await vault.save('documents', bytes, 'png')
  expect(await vault.read('uploads', document)).toBeUndefined()
  expect(await vault.read('documents', document)).toBeDefined()
  expect(await vault.save('uploads', bytes, 'png')).not.toBe(document)
})

test('IMP-05 no name leads out of the folder', async () => {
  await writeFile(join(folder, 'world.png'), bytes)
  await vault.save('uploads', bytes, 'png')
  for (const name of ['../world.png', '..%2fworld.png', '/etc/passwd', '', '.', 'world.png\0']) {
    expect(await vault.read('uploads', name)).toBeUndefined()
    await expect(vault.put('uploads', name, bytes)).rejects.toThrow(/is not a picture name\.$/)
  }
})

test('R2 a picture that cannot be read is a failure, not a missing picture', async () => {
  const name = await vault.save('uploads', bytes, 'png')
  await rm(join(folder, 'uploads', name))
  expect(await vault.read('uploads', name)).toBeUndefined()
  await mkdir(join(folder, 'uploads', name))
  await expect(vault.read('uploads', name)).rejects.toThrow('EISDIR')
})
