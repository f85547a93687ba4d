import { mkdtempSync, realpathSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { lackingBrowsers, memberFeature, oldestBrowsers } from '../../.scripts/lint/browser-data.mjs'
import { unsupportedApis } from '../../.scripts/lint/browser-support.mjs'

const root = resolve(import.meta.dirname, '../..')

/** Source of the member app, its service worker and the bank's page. The workbench runs in Chromium only. */
const isMembers = (file: string) =>
  /^src\/(?:contract|renderer\/(?:member|lib|ui|card-provider|service-worker))\//.test(file)

/** Uses that ask for the API first or need nothing of it, with what happens without it. */
const guarded: readonly (readonly [use: RegExp, without: string])[] = [
  [/use-back-closes\.ts:\d+: Navigat/, 'back leaves the page instead of closing a layer'],
  [/use-app-badge\.ts:\d+: Navigator\.setAppBadge/, 'the icon of the installed app carries no number'],
  [/images\.ts:\d+: CanvasRenderingContext2D\.imageSmoothingQuality/, 'the browser scales with its own quality'],
]

test.each(['src/renderer', 'src/renderer/service-worker', 'src/contract'])(
  'uses no browser API in %s that an oldest supported browser lacks',
  (folder) => {
    const found = unsupportedApis(root, join(root, folder, 'tsconfig.json'), isMembers)
    expect(found.filter((line) => !guarded.some(([use]) => use.test(line)))).toEqual([])
    if (folder !== 'src/renderer') return
    for (const [use] of guarded)
      expect(
        found.some((line) => use.test(line)),
        String(use),
      ).toBe(true)
  },
)

test('reports planted uses, and accepts older APIs and members of our own with the same names', () => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'yoimachi-browsers-')))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const compilerOptions = { strict: true, target: 'ES2023', lib: ['ESNext', 'DOM', 'DOM.Iterable'], types: [] }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions }))
  const planted = [
    'AbortSignal.any([])',
    "URL.canParse('x')",
    'new URLSearchParams().size',
    'document.body.checkVisibility()',
    'Promise.withResolvers()',
    'Object.groupBy([1], String)',
    'new Set([1]).union(new Set([2]))',
    'navigator.setAppBadge(1)',
    'AbortSignal.timeout(1)',
    'new Set([1]).size',
    'own.canParse()',
    '[1].toSorted()',
    'structuredClone(1)',
  ]
  const own = 'const own = { canParse: () => true }\n'
  writeFileSync(join(folder, 'planted.ts'), `export {}\n${own}${planted.join('\n')}\n`)
  const found = unsupportedApis(folder, join(folder, 'tsconfig.json'), (file) => file === 'planted.ts')
  expect(found.map((line) => line.replace(/^planted\.ts:\d+: (\S+) .*$/, '$1'))).toEqual([
    'AbortSignal.any',
    'URL.canParse',
    'URLSearchParams.size',
    'Element.checkVisibility',
    'Promise.withResolvers',
    'Object.groupBy',
    'Set.union',
    'Navigator.setAppBadge',
  ])
})

test('reads the versions of the oldest browsers', () => {
  expect(lackingBrowsers(memberFeature('AbortSignal', 'any', true))).toEqual([
    'chrome',
    'chrome_android',
    'safari',
    'safari_ios',
  ])
  expect(lackingBrowsers(memberFeature('AbortSignal', 'timeout', true))).toEqual([])
})

test('builds scripts and style sheets for the same browsers', () => {
  const { chrome, firefox, safari } = oldestBrowsers
  const target = `['chrome${chrome}', 'firefox${firefox}', 'safari${safari}']`
  expect(readFileSync(join(root, 'src/renderer/member/vite.config.ts'), 'utf8')).toContain(`target: ${target},`)
  expect(readFileSync(join(root, 'electron.vite.config.ts'), 'utf8')).toContain(`cssTarget: ${target},`)
})
