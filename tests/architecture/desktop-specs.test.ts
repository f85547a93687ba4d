import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ja } from '../../src/main/copy.ts'
import { type MenuActions, menuTemplate } from '../../src/main/menu.ts'
import { settingsSchema } from '../../src/main/settings-schema.ts'
import * as proofs from './desktop-proofs.ts'

const root = join(import.meta.dirname, '../..')
const nothing = () => {}

/** Titles of all desktop specs. */
const titles = readdirSync(join(root, 'tests/desktop'))
  .filter((name) => name.endsWith('.spec.ts'))
  .flatMap((name) => [
    ...readFileSync(join(root, 'tests/desktop', name), 'utf8').matchAll(/\btest\(\s*(['`])(.*?)\1,/g),
  ])
  .map(([, , title]) => title ?? '')

interface Entry {
  readonly label?: string
  readonly submenu?: unknown
}

/** Menu entries with an action, on both kinds of systems. */
function menuEntries(): string[] {
  const state = {
    appName: '宵待',
    panels: [{ key: 'x', title: '(panel)', english: '(panel)' }],
    recentFiles: ['/(file)'],
  }
  const actions: MenuActions = {
    command: nothing,
    showPanel: nothing,
    openFile: nothing,
    clearRecent: nothing,
    showWorkbench: nothing,
    showAbout: nothing,
    showLog: nothing,
    showReports: nothing,
    showLicences: nothing,
  }
  const leaves = (entries: readonly Entry[]): string[] =>
    entries.flatMap(({ label, submenu }) =>
      Array.isArray(submenu) ? leaves(submenu as Entry[]) : label === undefined ? [] : [label],
    )
  const bars = (['darwin', 'linux'] as const).map((platform) => menuTemplate(ja, { ...state, platform }, actions))
  return bars.flatMap((bar) => leaves(bar as Entry[]))
}

function bridgeMethods(): string[] {
  const source = readFileSync(join(root, 'src/preload/index.ts'), 'utf8')
  const [, body = ''] = /const bridge = \{\n([^]*?)\n\} satisfies Bridge/.exec(source) ?? []
  return [...body.matchAll(/^  (\w+)[:(]/gm)].map(([, name = '']) => name)
}

/** Events that main listens to: of the app, windows, pages and the process. */
function mainEvents(): string[] {
  const files = readdirSync(join(root, 'src/main'), { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  )
  return files.flatMap((name) =>
    [...readFileSync(join(root, 'src/main', name), 'utf8').matchAll(/(?:\.(?:on|once)\(|(?=.SIG))'([\w-]+)'/g)].map(
      ([, event = '']) => event,
    ),
  )
}

test.each([
  ['menu entry', menuEntries(), proofs.menuEntries],
  ['method of the bridge', bridgeMethods(), proofs.bridgeMethods],
  ['stored setting', Object.keys(settingsSchema.shape), proofs.settings],
  ['event of windows, files, links and recovery', mainEvents(), proofs.events],
] as const)('each %s has a desktop spec that proves it', (_, found, table) => {
  expect(found.length).toBeGreaterThan(0)
  expect(Object.keys(table).toSorted()).toEqual([...new Set(found)].toSorted())
  const missing = Object.entries(table).filter(([, title]) => !titles.includes(title))
  expect(missing, 'titles that no desktop spec has').toEqual([])
})
