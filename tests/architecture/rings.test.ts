import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { root } from '../../.scripts/root.mjs'
import { criticalPaths, longTests, steps, stepsOf } from '../../.scripts/test/steps.mjs'
import { isNode, rootName, textOf } from './trace/named-ids.ts'

/** Titles in the source of a spec, without parts filled in at run time. */
function titlesOf(file: string): string[] {
  const titles: string[] = []
  const collect = (node: unknown): void => {
    if (Array.isArray(node)) for (const child of node) collect(child)
    if (!isNode(node)) return
    if (node.type === 'CallExpression' && rootName(node.callee) === 'test' && Array.isArray(node.arguments))
      titles.push(textOf(node.arguments[0]))
    for (const child of Object.values(node)) if (typeof child === 'object') collect(child)
  }
  collect(parseSync(file, readFileSync(file, 'utf8')).program)
  return titles
}

test.each([...criticalPaths, ...longTests])('the listed path %s has a test', (path) => {
  const [file = '', ...words] = path.split(' ')
  const spec = join(import.meta.dirname, '..', file.startsWith('desktop/') ? '' : 'e2e', file)
  expect(titlesOf(spec).filter((title) => title.startsWith(words.join(' ')))).not.toEqual([])
})

test('the three rings cover all tests exactly once', () => {
  const added = (ring: 'fast' | 'rest' | 'long', name: string) => {
    const whole = steps.find((step) => step.name === name)?.command ?? []
    const found = stepsOf(ring).find((step) => step.name.replace(/-(rest|long)$/, '') === name)
    return found?.command.slice(whole.length)
  }
  const both = steps.map(({ name }) => ({
    name,
    fast: added('fast', name),
    rest: added('rest', name),
    long: added('long', name),
  }))
  const split = both.filter(({ fast, rest }) => fast && rest)
  expect(split.map(({ name }) => name)).toEqual(['screens', 'browser'])
  const [screens, browser] = split
  expect(screens?.fast).toEqual(screens?.rest?.flatMap((folder) => ['--exclude', `${folder}/**`]))
  expect(browser?.rest).toEqual(['--grep-invert', `${browser?.fast?.[1]}|${browser?.long?.[1]}`])
  expect(both.filter(({ long }) => long)).toEqual([browser])
  const all = stepsOf('all')
  const inOne = both.filter((step) => !split.includes(step) && all.some(({ name }) => name === step.name))
  expect(inOne.map(({ fast, rest }) => fast ?? rest)).toEqual(inOne.map(() => []))
  const projects = (some: readonly { command: readonly string[] }[]) =>
    some.flatMap(({ command }) => command.filter((word) => word.startsWith('--project='))).toSorted()
  const parts = steps.filter((step) => !all.includes(step))
  expect(parts.map(({ name }) => name)).toEqual(['e2e', 'desktop', 'visual'])
  expect(projects(all.filter(({ name }) => name === 'browser'))).toEqual(projects(parts))
})

test('no screen test changes a prototype, because the pages of a process share their classes', () => {
  const folder = join(root, 'tests/screens')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.test.ts'))
  expect(files.length).toBeGreaterThan(50)
  expect(files.filter((file) => readFileSync(join(folder, file), 'utf8').includes('.prototype'))).toEqual([])
})
