import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { checkImport } from '../../.scripts/lint/check-import.mjs'

const member = 'src/renderer/member'

/** Importing file, specifier, and whether it is an `import type`. One breach at least for every row of the table. */
const breaches: [from: string, specifier: string, typeOnly?: boolean][] = [
  ['src/contract/like.ts', '../../mock-api/domain/world/world.ts'],
  ['src/contract/like.ts', '../renderer/lib/format.ts'],
  ['src/contract/like.ts', 'node:crypto'],
  ['src/contract/like.ts', 'hono'],
  ['mock-api/domain/like/send-like.ts', '../../../src/contract/like.ts'],
  ['mock-api/domain/like/send-like.ts', '../../store/store.ts'],
  ['mock-api/domain/like/send-like.ts', '../../store/store.ts', true],
  ['mock-api/domain/like/send-like.ts', '../../clock/clock.ts', true],
  ['mock-api/domain/like/send-like.ts', '../../http/route.ts'],
  ['mock-api/domain/like/send-like.ts', '../../seed/town.ts'],
  ['mock-api/domain/like/send-like.ts', '@faker-js/faker'],
  ['mock-api/domain/like/send-like.ts', 'lowdb'],
  ['mock-api/domain/like/send-like.ts', 'hono/http-exception'],
  ['mock-api/domain/like/send-like.ts', 'node:crypto'],
  ['mock-api/views/account.ts', '../store/store.ts', true],
  ['mock-api/views/account.ts', '../http/route.ts'],
  ['mock-api/store/store.ts', '../routes/like.ts'],
  ['mock-api/store/store.ts', '../domain/like/send-like.ts'],
  ['mock-api/store/store.ts', 'hono'],
  ['mock-api/clock/clock.ts', 'lowdb/node'],
  ['mock-api/seed/town.ts', '../routes/like.ts'],
  ['mock-api/seed/town.ts', '../http/route.ts'],
  ['mock-api/routes/like.ts', '../cable/connection.ts'],
  ['mock-api/routes/like.ts', '../store/store.ts'],
  ['mock-api/routes/like.ts', 'lowdb'],
  ['mock-api/cable/connection.ts', '../routes/like.ts'],
  ['mock-api/cable/connection.ts', '@faker-js/faker'],
  ['mock-api/server.ts', '../src/renderer/lib/format.ts'],
  ['mock-api/cli.ts', 'electron'],
  ['src/main/index.ts', '../renderer/workbench/main.tsx'],
  ['src/main/index.ts', '../../mock-api/app.ts'],
  ['src/preload/index.ts', '../main/settings.ts', true],
  ['src/renderer/ui/button.tsx', '../../contract/index.ts', true],
  ['src/renderer/ui/button.tsx', '../member/features/home/home-page.tsx'],
  ['src/renderer/lib/format.ts', '../../contract/index.ts'],
  ['src/renderer/lib/format.ts', 'node:path'],
  [`${member}/features/chat/chat-page.tsx`, '../home/home-page.tsx'],
  [`${member}/features/chat/chat-page.tsx`, '../../app/routes.tsx'],
  [`${member}/features/chat/chat-page.tsx`, '../../../workbench/stage/phone.tsx'],
  [`${member}/features/chat/chat-page.tsx`, '../../../../../mock-api/server.ts', true],
  [`${member}/features/chat/chat-page.tsx`, '@faker-js/faker'],
  [`${member}/main.tsx`, '../workbench/control/client.ts'],
  [`${member}/api/client.ts`, '../features/home/use-home.ts'],
  ['src/renderer/workbench/main.tsx', '../member/main.tsx'],
  ['src/renderer/workbench/main.tsx', '../../../mock-api/control/clock.ts', true],
  ['src/renderer/workbench/main.tsx', '../../preload/bridge.ts'],
]

const allowed: typeof breaches = [
  ['src/contract/like.ts', 'zod/mini'],
  ['src/contract/like.ts', './enums/status.ts'],
  ['mock-api/domain/like/send-like.ts', '../../../src/contract/like.ts', true],
  ['mock-api/domain/like/send-like.ts', '../../../src/contract/enums/status.ts'],
  ['mock-api/domain/like/send-like.ts', '../world/world.ts'],
  ['mock-api/views/account.ts', '../../src/contract/account.ts'],
  ['mock-api/store/store.ts', 'lowdb/node'],
  ['mock-api/store/store.ts', '../domain/world/world.ts'],
  ['mock-api/routes/like.ts', '../store/store.ts', true],
  ['mock-api/routes/like.ts', '../views/like.ts'],
  ['mock-api/app.ts', './routes/like.ts'],
  ['src/main/server.ts', '../../mock-api/server.ts'],
  ['src/main/ipc.ts', '../preload/bridge.ts'],
  [`${member}/features/chat/chat-page.tsx`, './message-bubble.tsx'],
  [`${member}/features/chat/chat-page.tsx`, '../../api/client.ts'],
  [`${member}/features/chat/chat-page.tsx`, '../../../ui/button.tsx'],
  [`${member}/app/routes.tsx`, '../features/chat/chat-page.tsx'],
  ['src/renderer/workbench/main.tsx', '../../preload/bridge.ts', true],
  ['tests/api/like.test.ts', '../../mock-api/store/store.ts'],
]

test.each(breaches)('%s may not import %s', (from, specifier, typeOnly = false) => {
  expect(checkImport({ from, specifier, typeOnly })).toBeTypeOf('string')
})

test.each(allowed)('%s may import %s', (from, specifier, typeOnly = false) => {
  expect(checkImport({ from, specifier, typeOnly })).toBeUndefined()
})

const scratch = mkdtempSync(join(tmpdir(), 'yoimachi-lint-'))
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

/** Lints one planted file with the project's own configuration; answers the names of the rules that failed. */
function lintPlanted(path: string, code: string): string[] {
  const root = resolve(import.meta.dirname, '../..')
  cpSync(join(root, '.oxlintrc.json'), join(scratch, '.oxlintrc.json'))
  cpSync(join(root, '.scripts/lint'), join(scratch, '.scripts/lint'), { recursive: true })
  mkdirSync(dirname(join(scratch, path)), { recursive: true })
  writeFileSync(join(scratch, path), code)
  const oxlint = join(root, 'node_modules/oxlint/bin/oxlint')
  try {
    execFileSync(process.execPath, [oxlint, '--format=json', path], { cwd: scratch, stdio: 'pipe' })
    return []
  } catch (error) {
    const { diagnostics } = JSON.parse(String((error as { stdout: Buffer }).stdout)) as {
      diagnostics: { code: string }[]
    }
    return diagnostics.map(({ code: rule }) => rule)
  }
}

test.each([
  ['house(import-zones)', "import { open } from '../store/store.ts'\nopen()\n"],
  ['house(import-zones)', "void import('../http/route.ts')\n"],
  ['house(no-export-all)', "export * from './rule.ts'\n"],
  ['house(no-barrel)', "export { rule } from './rule.ts'\n"],
  ['house(file-extensions)', "import { rule } from './rule'\nrule()\n"],
  ['house(no-ambient-time)', 'export const now = (): number => Date.now()\n'],
  ['house(no-ambient-time)', 'export const now = (): Date => new Date()\n'],
  ['house(no-ambient-time)', 'export const dice = (): number => Math.random()\n'],
  ['house(no-outside-assertion)', 'export const read = (text: string) => JSON.parse(text) as number\n'],
])('the linter reports %s for %s', (rule, code) => {
  expect(lintPlanted('mock-api/domain/planted.ts', code)).toEqual([rule])
})

test('the linter lets a lawful file pass', () => {
  expect(
    lintPlanted('mock-api/domain/lawful.ts', 'export const day = (at: number) => new Date(at)\n'),
  ).toEqual([])
})
