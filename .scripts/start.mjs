// Opens the desktop app, or serves the workbench to a browser with `--browser` or if no window can be shown. All other
// options go to the server (README.md).
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureBuilt } from './build/ensure-built.mjs'
import { electronEnvironment, obtainElectron } from './desktop/obtain-electron.mjs'
import { endWithNpm } from './end-with-npm.mjs'
import { root } from './root.mjs'

endWithNpm()

const args = process.argv.slice(2).filter((arg) => arg !== '--browser')
const wantsBrowser = process.argv.includes('--browser')

/** @param {readonly import('./build/ensure-built.mjs').TargetName[]} names */
async function build(names) {
  try {
    await ensureBuilt(names)
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exit(1)
  }
}

/** @param {string} binary */
async function openWindow(binary) {
  await build(['web', 'desktop'])
  const app = spawn(binary, [root, ...args], { cwd: root, stdio: 'inherit', env: electronEnvironment() })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => app.kill(signal))
  app.on('exit', (code) => process.exit(code ?? 1))
}

async function serve() {
  await build(['mock-api', 'web', 'desktop'])
  const keepsOwnData = args.some((arg) => arg === '--data' || arg.startsWith('--data='))
  // Keeps the world for the next start, as in the desktop app.
  const data = keepsOwnData ? [] : ['--data', join(root, '.yoimachi/world')]
  process.argv.splice(2, Infinity, '--start', ...data, ...args)
  await import(new URL('../dist/mock-api/cli.js', import.meta.url).href)
}

const electron = wantsBrowser ? { path: undefined, reason: undefined } : obtainElectron()
if (electron.path !== undefined) await openWindow(electron.path)
else {
  if (electron.reason) {
    console.error(`No desktop window: ${electron.reason}. Open the workbench in a browser at the address below.`)
  }
  await serve()
}
