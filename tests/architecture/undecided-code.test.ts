import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { undecided } from '../../.scripts/mutants/instrument.mjs'

const root = resolve(import.meta.dirname, '../..')
const pathsBelow = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`)

test('each pattern of code that is not mutated fits a file', () => {
  const files = ['src', 'mock-api'].flatMap(pathsBelow)
  expect(undecided.filter((pattern) => !files.some((file) => pattern.test(file)))).toEqual([])
})
