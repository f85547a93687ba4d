import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const home = 'src/contract/rules'
const importPath = /from '(\.[^']+)'/g

function productionFiles(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.(test|d)\.tsx?$/.test(path))
    .map((path) => join(folder, path))
}

/** Rule files imported by files of a folder. */
function rulesAskedIn(folder: string): Set<string> {
  const asked = new Set<string>()
  for (const file of productionFiles(folder)) {
    for (const [, specifier = ''] of readFileSync(join(root, file), 'utf8').matchAll(importPath)) {
      const target = relative(root, resolve(root, dirname(file), specifier))
      if (target.startsWith(`${home}/`)) asked.add(relative(home, target))
    }
  }
  return asked
}

const rules = productionFiles(home).map((path) => relative(home, path))
// The server parses every request with the schemas of src/contract/calls.
const server = new Set([...rulesAskedIn('mock-api'), ...rulesAskedIn('src/contract/calls')])
// The workbench reads story files with src/contract/storyline.
const asked = ['src/renderer', 'src/main', 'src/contract/storyline']
const pages = new Set(asked.flatMap((folder) => [...rulesAskedIn(folder)]))

test.each(rules)('%s is used by the server, and by the pages or the desktop app', (rule) => {
  expect(server, 'mock-api').toContain(rule)
  expect(pages, 'src/renderer or src/main').toContain(rule)
})
