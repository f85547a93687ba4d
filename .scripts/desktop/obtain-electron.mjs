import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../root.mjs'
import { sandboxRefusal } from './sandbox-refusal.mjs'

const folder = join(root, 'node_modules/electron')

/** @returns {string | undefined} path of the installed binary */
export function electronBinary() {
  const pathFile = join(folder, 'path.txt')
  if (!existsSync(pathFile)) return undefined
  const binary = join(folder, 'dist', readFileSync(pathFile, 'utf8'))
  return existsSync(binary) ? binary : undefined
}

/** Returns whether Chromium's sandbox helper belongs to root and runs as root. @param {string} binary */
function hasRootHelper(binary) {
  const helper = join(dirname(binary), 'chrome-sandbox')
  if (!existsSync(helper)) return false
  const { uid, mode } = statSync(helper)
  return uid === 0 && (mode & 0o4000) !== 0
}

/** @returns {string | undefined} the reason why this machine cannot show an Electron window */
function reasonAgainstWindow() {
  if (process.platform !== 'linux') return undefined
  if (!process.env.DISPLAY && !process.env.WAYLAND_DISPLAY) return 'there is no display'
  // Chromium has no sandbox as root, and an unpacked app must not run without it.
  if (process.getuid?.() === 0) return 'Electron does not start as root'
  const refusal = sandboxRefusal()
  const binary = electronBinary()
  if (refusal !== undefined && !(binary !== undefined && hasRootHelper(binary))) {
    return `the system refuses Chromium's sandbox to a checkout (${refusal}, see docs/deployment.md)`
  }
  return undefined
}

/**
 * Environment of an Electron process. A terminal inside another Electron program (an editor) hands down
 * `ELECTRON_RUN_AS_NODE`, which makes the binary a plain Node.
 * @returns {NodeJS.ProcessEnv}
 */
export function electronEnvironment() {
  const { ELECTRON_RUN_AS_NODE: _, ...environment } = process.env
  return environment
}

/**
 * Finds Electron without downloading it.
 * @returns {{ path: string, reason?: undefined } | { path: undefined, reason: string }}
 */
export function findElectron() {
  const reason = reasonAgainstWindow()
  if (reason !== undefined) return { path: undefined, reason }
  const path = electronBinary()
  return path === undefined ? { path, reason: 'its binary is not installed' } : { path }
}

/** Returns the line of a failed installer that names the cause, instead of its stack. @param {string | null} output */
export function causeIn(output) {
  const line = /^(?:\w*Error: |\[?cause\]?: \w*Error: )(.+)$/m.exec(output ?? '')?.[1]
  return line === undefined ? '' : `: ${line.slice(0, 160)}`
}

/** Longest time to download the binary, in ms. */
const timeoutMs = 180_000

/**
 * Finds Electron, and downloads its binary once if a window can be shown. npm does not install the binary, so that an
 * installation never fails because of it.
 * @returns {{ path: string, reason?: undefined } | { path: undefined, reason: string }}
 */
export function obtainElectron() {
  const found = findElectron()
  if (found.path !== undefined || reasonAgainstWindow() !== undefined) return found
  console.error('fetching the Electron binary …')
  const installer = join(root, 'node_modules/electron/install.js')
  const { stderr } = spawnSync(process.execPath, [installer], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
    timeout: timeoutMs,
  })
  const path = electronBinary()
  return path === undefined ? { path, reason: `its binary could not be fetched${causeIn(stderr)}` } : { path }
}

// Run as a command, it fails without Electron, so that the desktop tests do not fall back to the stand-in.
if (import.meta.filename === process.argv[1]) {
  const { path, reason } = obtainElectron()
  console.log(path ?? `No Electron: ${reason}.`)
  process.exitCode = path === undefined ? 1 : 0
}
