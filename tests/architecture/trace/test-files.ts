import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const isTest = /\.(test|spec)\.tsx?$/

/** Absolute paths of all tests, beside the code and in tests/. */
export function listTestFiles(root: string): string[] {
  return ['src', 'mock-api', 'tests']
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && isTest.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
}
