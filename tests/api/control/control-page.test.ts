import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { ControlEndpoint } from '../../../src/contract/control/define-control.ts'
import { controlEndpoints } from '../../../src/contract/control/endpoints.ts'
import { controlChannel, controlEvents } from '../../../src/contract/control/events.ts'

const page = readFileSync(new URL('../../../docs/control-api.md', import.meta.url), 'utf8')
const modules = import.meta.glob<Record<string, unknown>>(['../../../src/contract/control/**/*.ts', '!**/*.test.ts'], {
  eager: true,
})

/** Calls that a file of the contract defines, in the order of `controlEndpoints`. */
function callsOf(file: string): readonly ControlEndpoint[] {
  const module = modules[`../../../src/contract/control/${file}.ts`]
  if (!module) throw new Error(`Failed to write docs/control-api.md: src/contract/control/${file}.ts is missing.`)
  const defined = new Set(Object.values(module))
  return controlEndpoints.filter((endpoint) => defined.has(endpoint))
}

const row = ({ method, path, summary, worksOnReal }: ControlEndpoint): string =>
  `| \`${method} ${path}\` | ${summary.replaceAll('|', '／')} | ${worksOnReal ? 'yes' : '409'} |`

/** `names` are the files of `<!-- calls: clock, stage -->`, joined by commas. */
const tableOf = (names: string): string =>
  [
    `<!-- calls: ${names} -->`,
    `Defined in ${names
      .split(', ')
      .map((name) => `\`src/contract/control/${name}.ts\``)
      .join(', ')}.`,
    '',
    '| call | what it does | with a real API |',
    '| --- | --- | --- |',
    ...names.split(', ').flatMap(callsOf).map(row),
    '<!-- end -->',
  ].join('\n')

const tables = /<!-- calls: ([\w, /-]+) -->\n[\s\S]*?<!-- end -->/g

test('docs/control-api.md lists the calls of the contract; -u renews its tables', async () => {
  await expect(page.replaceAll(tables, (_, names: string) => tableOf(names))).toMatchFileSnapshot(
    '../../../docs/control-api.md',
  )
})

test('docs/control-api.md lists each call once, and every event', () => {
  const listed = [...page.matchAll(tables)].flatMap(([, names = '']) => names.split(', ').flatMap(callsOf))
  expect(listed.map(({ id }) => id).toSorted()).toEqual(controlEndpoints.map(({ id }) => id).toSorted())
  expect(page).toContain(controlChannel.name)
  for (const event of controlEvents) expect(page).toContain(`\`${event}\``)
})
