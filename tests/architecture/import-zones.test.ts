import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { checkImport, isWithin, zoneOf } from '../../.scripts/lint/check-import.mjs'
import { zones } from '../../.scripts/lint/zones.mjs'
import { productionImports } from './import-graph.ts'

const member = 'src/renderer/member'
const workbench = 'src/renderer/workbench'

/** Importing file, specifier, and whether it is an `import type`. At least one breach for every row of the table. */
const breaches: [from: string, specifier: string, typeOnly?: boolean][] = [
  ['src/contract/like.ts', '../../mock-api/world/world.ts'],
  ['src/contract/like.ts', '../renderer/lib/format.ts'],
  ['src/contract/like.ts', 'node:crypto'],
  ['src/contract/like.ts', 'hono'],
  ['mock-api/engine/store/store.ts', '../../features/like/send-like.ts'],
  ['mock-api/engine/store/store.ts', '../../api/mount.ts'],
  ['mock-api/engine/store/store.ts', '../../world/world.ts', true],
  ['mock-api/engine/clock/effect.ts', '../../../src/contract/control/effect-kinds.ts', true],
  ['mock-api/world/effect.ts', '../engine/clock/effect.ts'],
  ['mock-api/engine/store/store.ts', 'hono'],
  ['mock-api/engine/clock/clock.ts', '@faker-js/faker'],
  ['mock-api/world/world.ts', '../engine/store/store.ts', true],
  ['mock-api/world/world.ts', '../features/like/send-like.ts'],
  ['mock-api/world/world.ts', 'node:crypto'],
  ['mock-api/http/params/params.ts', '../../features/auth/authenticate.ts'],
  ['mock-api/http/params/params.ts', '../../engine/store/store.ts', true],
  ['mock-api/http/params/params.ts', 'lowdb'],
  ['mock-api/features/like/like.ts', '../../engine/store/store.ts'],
  ['mock-api/features/like/like.ts', '../../engine/clock/effect.ts', true],
  ['mock-api/features/like/like.ts', '../../api/mount.ts'],
  ['mock-api/features/like/like.ts', '../../seed/town.ts'],
  ['mock-api/features/like/like.ts', '@faker-js/faker'],
  ['mock-api/features/like/like.ts', 'lowdb'],
  ['mock-api/features/like/like.ts', 'hono/http-exception'],
  ['mock-api/features/like/like.ts', 'node:crypto'],
  ['mock-api/features/like/like.ts', './like-view.ts'],
  ['mock-api/features/like/like.ts', '../pairing/pairing-view.ts', true],
  ['mock-api/features/like/like.ts', './like-routes.ts'],
  ['mock-api/features/like/like.ts', '../../http/params.ts', true],
  ['mock-api/features/like/like.ts', '../../http/session.ts'],
  ['mock-api/features/like/like.ts', '../../../src/contract/calls/like.ts'],
  ['mock-api/features/like/like-view.ts', './like-routes.ts'],
  ['mock-api/features/like/like-view.ts', '../../http/define-route.ts', true],
  ['mock-api/features/like/like-view.ts', '../../api/mount.ts'],
  ['mock-api/features/like/like-routes.ts', '../pairing/pairing-routes.ts'],
  ['mock-api/features/like/like-routes.ts', '../../engine/store/store.ts', true],
  ['mock-api/features/like/like-routes.ts', 'hono'],
  ['mock-api/api/mount.ts', '../cable/connection.ts'],
  ['mock-api/api/mount.ts', '../engine/store/store.ts', true],
  ['mock-api/api/mount.ts', 'lowdb'],
  ['mock-api/town/seed/found-world.ts', '../../api/mount.ts'],
  ['mock-api/town/seed/found-world.ts', '../../http/define-route.ts'],
  ['mock-api/cable/connection.ts', '../control/mount-control.ts'],
  ['mock-api/cable/connection.ts', '@faker-js/faker'],
  ['mock-api/pages/mount-phone-shell.ts', '../../src/renderer/phone/main.ts'],
  ['mock-api/pages/mount-phone-shell.ts', '../../src/renderer/workbench/main.tsx?script'],
  ['mock-api/pages/mount-phone-shell.ts', 'electron'],
  ['mock-api/package/phone-pages.ts', '../../src/renderer/phone/quiet-page.ts'],
  ['mock-api/server/server.ts', '../../src/renderer/phone/main.ts?script'],
  ['mock-api/server/server.ts', '../../src/renderer/lib/format.ts'],
  ['mock-api/cli.ts', 'electron'],
  ['src/main/index.ts', '../renderer/workbench/main.tsx'],
  ['src/main/index.ts', '../../mock-api/server/app.ts'],
  ['src/preload/index.ts', '../main/settings.ts', true],
  ['src/renderer/ui/button.tsx', '../../contract/endpoints.ts', true],
  ['src/main/index.ts', '../contract/endpoints.ts'],
  ['src/main/index.ts', '../../mock-api/cli.ts'],
  ['src/renderer/ui/button.tsx', '../member/features/home/home-page.tsx'],
  ['src/renderer/lib/format.ts', '../../contract/endpoints.ts'],
  ['mock-api/engine/clock/clock.ts', '../../../src/contract/endpoints.ts'],
  ['src/renderer/lib/format.ts', 'node:path'],
  ['src/renderer/lib/format.ts', '../ui/button.tsx'],
  [`${member}/features/chat/chat-page.tsx`, '../home/home-page.tsx'],
  [`${member}/shared/parts/report-button.tsx`, '../../features/home/home-page.tsx'],
  [`${member}/features/chat/chat-page.tsx`, '../../app/routes.tsx'],
  [`${member}/features/chat/chat-page.tsx`, '../../../workbench/features/stage/phone.tsx'],
  [`${member}/features/chat/chat-page.tsx`, '../../../../../mock-api/server/server.ts', true],
  [`${member}/features/chat/chat-page.tsx`, '@faker-js/faker'],
  [`${member}/main.tsx`, '../workbench/hub/control/client.ts'],
  [`${member}/api/client.ts`, '../features/home/use-home.ts'],
  [`${member}/api/client.ts`, '../shared/drafts.ts'],
  [`${member}/shared/drafts.ts`, '../features/home/use-home.ts'],
  [`${workbench}/features/capsule/open-capsule.ts`, '../stage/stage.tsx'],
  [`${workbench}/features/capsule/open-capsule.ts`, '../../app/features.ts'],
  [`${workbench}/parts/panel.tsx`, '../features/stage/stage.tsx'],
  [`${workbench}/hub/window-features.tsx`, '../parts/panel.tsx'],
  [`${workbench}/hub/window-features.tsx`, '../features/stage/feature.ts'],
  ['src/renderer/workbench/main.tsx', '../member/main.tsx'],
  ['src/renderer/workbench/main.tsx', '../../../mock-api/control/clock.ts', true],
  ['src/renderer/workbench/main.tsx', '../../preload/bridge.ts'],
  ['src/renderer/workbench/main.tsx', '../phone/main.ts'],
  ['src/renderer/phone/main.ts', '../lib/format.ts'],
  ['src/renderer/phone/main.ts', 'react'],
  ['src/renderer/card-provider/main.ts', '../phone/main.ts'],
  ['src/renderer/card-provider/main.ts', 'zod/mini'],
]

const allowed: typeof breaches = [
  ['mock-api/engine/clock/clock.ts', '../../../src/contract/rules/tokyo-time.ts'],
  ['src/main/server.ts', '../contract/rules/start-options.ts'],
  ['src/main/server.ts', '../../mock-api/server/cli-options.ts'],
  ['src/renderer/lib/date-ja.ts', '../../contract/rules/tokyo-time.ts'],
  ['src/renderer/ui/char-counter.tsx', '../../contract/rules/text-length.ts'],
  ['src/contract/like.ts', 'zod/mini'],
  ['src/contract/like.ts', './enums/status.ts'],
  ['mock-api/engine/store/store.ts', 'lowdb/node'],
  ['mock-api/engine/store/store.ts', '../table/table.ts'],
  ['mock-api/features/like/like-routes.ts', '../../../src/contract/calls/like.ts'],
  ['mock-api/features/like/like-routes.ts', './like-view.ts'],
  ['mock-api/features/like/like-routes.ts', '../../http/define-route.ts'],
  ['mock-api/features/like/like-view.ts', './send-like.ts'],
  ['mock-api/features/like/like-view.ts', '../../http/cached-view.ts'],
  ['mock-api/features/like/like.ts', '../../../src/contract/calls/like.ts', true],
  ['mock-api/features/like/like.ts', '../../http/session.ts', true],
  ['mock-api/features/like/like.ts', '../../world/world.ts'],
  ['mock-api/features/like/like.ts', '../pairing/pair.ts'],
  ['mock-api/api/routes.ts', '../features/like/like-routes.ts'],
  ['mock-api/server/app.ts', './api/routes.ts'],
  ['mock-api/pages/mount-phone-shell.ts', '../http/hosts.ts'],
  ['mock-api/pages/mount-phone-shell.ts', '../../src/renderer/phone/main.ts?script'],
  ['src/main/server.ts', '../../mock-api/server/server.ts'],
  ['src/main/ipc.ts', '../preload/bridge.ts'],
  [`${member}/features/chat/chat-page.tsx`, './message-bubble.tsx'],
  [`${member}/features/chat/chat-page.tsx`, '../../api/client.ts'],
  [`${member}/features/chat/chat-page.tsx`, '../../../ui/button.tsx'],
  [`${member}/app/routes.tsx`, '../features/chat/chat-page.tsx'],
  ['src/renderer/workbench/main.tsx', '../../preload/bridge.ts', true],
  [`${workbench}/features/capsule/open-capsule.ts`, '../../hub/state.ts'],
  [`${workbench}/features/capsule/open-capsule.ts`, '../../parts/panel.tsx'],
  ['tests/api/like.test.ts', '../../mock-api/engine/store/store.ts'],
]

test.each(breaches)('%s may not import %s', (from, specifier, typeOnly = false) => {
  expect(checkImport({ from, specifier, typeOnly })).toBeTypeOf('string')
})

test.each(allowed)('%s may import %s', (from, specifier, typeOnly = false) => {
  expect(checkImport({ from, specifier, typeOnly })).toBeUndefined()
})

/** Permissions of each row outside its own folder, and the actual targets of its imports. */
const permissions = zones.map((zone) => ({
  zone,
  permitted: [...zone.may, ...(zone.typesOnly ?? []), ...(zone.asScript ?? [])],
  reached: productionImports.flatMap(([from, to]) => (zoneOf(from) === zone ? [to] : [])),
}))

test.each(permissions)('$zone.folder imports every folder it may import', ({ permitted, reached }) => {
  const unused = permitted.filter((prefix) => !reached.some((path) => isWithin(path, prefix)))
  expect(unused).toEqual([])
})

const scratch = mkdtempSync(join(tmpdir(), 'yoimachi-lint-'))
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

/** Lints a planted file with the project's configuration and returns the names of the failed rules. */
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
  ['house(import-zones)', "import { open } from '../engine/store/store.ts'\nopen()\n"],
  ['house(import-zones)', "void import('../api/mount.ts')\n"],
  ['oxc(no-barrel-file)', "export * from './lawful.ts'\n"],
  ['house(no-re-export)', "export { rule } from './rule.ts'\n"],
  ['import(extensions)', "import { rule } from './rule'\nrule()\n"],
  ['import(extensions)', "import type { Rule } from './rule'\nexport const rule: Rule = 1\n"],
  ['house(no-ambient-time)', 'export const now = (): number => Date.now()\n'],
  ['house(no-ambient-time)', 'export const now = (): Date => new Date()\n'],
  ['house(no-ambient-time)', 'export const dice = (): number => Math.random()\n'],
  ['house(no-outside-assertion)', 'export const read = (text: string) => JSON.parse(text) as number\n'],
])('the linter reports %s for %s', (rule, code) => {
  expect(lintPlanted('mock-api/features/planted.ts', code)).toEqual([rule])
})

test.each(['mock-api/cable/planted.ts', 'src/main/planted.ts'])(
  'the linter reports a dropped promise in %s',
  (path) => {
    const code = 'export function start(work: Promise<void>): void {\n  void work\n}\n'
    expect(lintPlanted(path, code)).toEqual(['eslint(no-void)'])
  },
)

test.each(['setTimeout(go, 1)', 'setInterval(go, 1)', 'setImmediate(go)', 'go(performance.now())'])(
  'D-02 the linter reports %s in the server, because a test in its process can fake it',
  (use) => {
    const code = `export function start(go: (at?: number) => void): void {\n  ${use}\n}\n`
    expect(lintPlanted('mock-api/cable/planted.ts', code)).toEqual(['eslint(no-restricted-globals)'])
  },
)

test('the linter accepts a valid file', () => {
  expect(lintPlanted('mock-api/features/lawful.ts', 'export const day = (at: number) => new Date(at)\n')).toEqual([])
})
