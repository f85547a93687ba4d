import { root } from '../root.mjs'
import { writeLicences } from './licences.mjs'
import { buildMockApi } from './mock-api.mjs'
import { buildNpmPackage } from './npm-package.mjs'
import { buildScreens } from './screens.mjs'
import { buildStandIn } from './stand-in.mjs'
import { buildWeb } from './web.mjs'

/** Builds main, preload and the workbench page into out/, with the licences of bundled packages. */
async function buildDesktop() {
  const { build } = await import('electron-vite')
  await build({ root, logLevel: 'warn' })
  writeLicences()
}

/**
 * A build target.
 * @typedef {object} Target
 * @property {readonly string[]} inputs files and folders whose change makes the output stale, relative to the root
 * @property {readonly string[]} outputs files that exist after the build
 * @property {() => Promise<void>} build
 */

const everywhere = ['package-lock.json', '.tsbase.json', '.scripts/build']
const shared = ['src/contract', 'fixtures']
const pages = ['src/renderer/ui', 'src/renderer/lib', 'src/renderer/styles']
const browserScripts = ['src/renderer/phone', 'src/renderer/card-provider']
// The script of English texts reads the texts of the member app.
const texts = ['src/renderer/lib/copy', 'src/renderer/member']
// The server names its version.
const server = ['mock-api', 'package.json', ...browserScripts, ...texts, ...shared]

/** @type {Readonly<Record<'mock-api' | 'web' | 'desktop' | 'screens' | 'stand-in' | 'npm-package', Target>>} */
export const targets = {
  'mock-api': {
    inputs: [...everywhere, ...server],
    outputs: ['dist/mock-api/cli.js', 'dist/mock-api/main.js', 'dist/mock-api/member-calls.js'],
    build: buildMockApi,
  },
  web: {
    inputs: [...everywhere, ...shared, ...pages, 'src/renderer/member', 'src/renderer/service-worker'],
    outputs: ['dist/web/index.html'],
    build: buildWeb,
  },
  // The member app for tests/screens.
  screens: {
    inputs: [...everywhere, ...shared, ...pages, 'src/renderer/member'],
    outputs: ['.cache/screens/app.js'],
    build: buildScreens,
  },
  // The stand-in for Electron of tests/desktop.
  'stand-in': {
    inputs: [...everywhere, '.scripts/browser', 'tests/support/chromium-launch.ts', 'tests/desktop/stand-in'],
    outputs: ['.cache/stand-in/electron.cjs'],
    build: buildStandIn,
  },
  // One electron-vite build of main, preload and the workbench page.
  desktop: {
    inputs: [
      ...everywhere,
      ...server,
      ...pages,
      'README.md',
      'electron.vite.config.ts',
      'src/main',
      'src/preload',
      'src/renderer/workbench',
    ],
    outputs: ['out/main/index.js', 'out/preload/index.cjs', 'out/renderer/workbench/index.html', 'out/licences.txt'],
    build: buildDesktop,
  },
  // Copies the built pages, so web and desktop must be built first.
  'npm-package': {
    inputs: [...everywhere, ...server, ...pages, 'package.json', 'README.md', 'docs/in-your-tests.md', 'src/renderer'],
    outputs: ['dist/package/package.json', 'dist/package/lib/cli.js', 'dist/package/lib/main.d.ts'],
    build: buildNpmPackage,
  },
}
