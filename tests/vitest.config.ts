import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { browserScripts } from '../.scripts/build/browser-scripts.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const asksForDom = (file: string) =>
  readFileSync(`${root}/${file}`, 'utf8').startsWith('// @vitest-environment happy-dom')
/** Tests without components that need a DOM. */
const domTests = readdirSync(`${root}/src`, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => `src/${file}`)
  .filter(asksForDom)

/**
 * `unit`: tests beside the code they prove, in Node. `unit-dom`: the same for components, in happy-dom (a plain `.ts`
 * test that needs a DOM says `// @vitest-environment happy-dom`). `api`: what crosses a folder, in Node, against the
 * real server code in this process.
 */
export default defineConfig({
  root,
  plugins: [browserScripts],
  // The package throws when it is imported without its binary.
  resolve: { alias: { electron: fileURLToPath(new URL('support/no-electron.ts', import.meta.url)) } },
  test: {
    // Far from Tokyo and with daylight saving: code that trusts the machine's zone instead of D-01 fails here.
    env: { TZ: 'America/Los_Angeles' },
    restoreMocks: true,
    // Vitest leaves one core to itself, which on two cores is half of them.
    maxWorkers: availableParallelism(),
    // Files share a process and what it has loaded and compiled: to load everything again for each of them took most of
    // the time. None is mocked, and what a module keeps a test puts back, or asks a module of its own (`vi.resetModules`).
    isolate: false,
    // Pages and servers that live for one test fill the young part of the heap again and again. With room for one of them,
    // collecting takes a seventh less processor time of the screens.
    execArgv: ['--min-semi-space-size=32', '--max-semi-space-size=32'],
    // Style sheets are empty in tests but for the tokens, whose contrast is computed.
    css: { include: [/tokens\.css/] },
    // A busy machine takes its time.
    testTimeout: 20_000,
    // Translated modules stay for the next project and the next run: a single file takes a third less processor time.
    experimental: { fsModuleCache: true, fsModuleCachePath: `${root}.cache/vitest` },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'mock-api/**/*.test.ts'],
          exclude: domTests,
          environment: 'node',
          setupFiles: 'tests/support/japanese-system.ts',
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'unit-dom',
          include: ['src/**/*.test.tsx', ...domTests],
          environment: 'happy-dom',
          setupFiles: [
            'tests/support/japanese-system.ts',
            'tests/support/empty-document.ts',
            'tests/support/end-late-work.ts',
          ],
          // Vitest keeps a worker while the next file needs the same environment, so these files run together.
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        resolve: {
          alias: [
            // The page models and helpers of the browser tests serve here too.
            { find: '@playwright/test', replacement: `${root}tests/screens/support/matchers.ts` },
            // The built mock loads 0.7 seconds faster than its five hundred modules.
            {
              find: /^.*\/mock-api\/package\/(own-server|member-calls)\.ts$/,
              replacement: `${root}dist/mock-api/$1.js`,
            },
          ],
        },
        test: {
          name: 'screens',
          include: ['tests/screens/**/*.test.ts'],
          environment: 'node',
          server: { deps: { external: [/\/dist\/mock-api\//] } },
          // One bundle of happy-dom's many files loads 0.2 seconds faster.
          deps: { optimizer: { ssr: { enabled: true, include: ['happy-dom'] } } },
          globalSetup: 'tests/screens/support/build-screens.ts',
          retry: process.env['CI'] === undefined ? 0 : 2,
          // Long forms have a thousand elements; a slow machine takes its time.
          testTimeout: 60_000,
          hookTimeout: 30_000,
          // As patient as the locators; the default of a second fails where a page takes longer to open.
          // Virtual time passes between two looks of many tests.
          expect: { poll: { timeout: 20_000, interval: 5 } },
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: ['tests/{api,architecture,reference}/**/*.test.ts'],
          environment: 'node',
          // As in a browser: where nobody can look at a slow moment of the machine, a test that fails is tried again.
          retry: process.env['CI'] === undefined ? 0 : 2,
          hookTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: { name: 'package', include: ['tests/package/**/*.test.ts'], environment: 'node' },
      },
    ],
  },
})
