import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { aFolder } from '../../../tests/support/world/a-store.ts'
import { openJsonFile } from './json-file.ts'
import { DamagedFile } from './store-error.ts'

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
