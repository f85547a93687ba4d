import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.mjs'

const folder = join(root, 'node_modules/electron')

/** @returns {string | undefined} path of the installed binary */
export function electronBinary() {
  const pathFile = join(folder, 'path.txt')
  if (!existsSync(pathFile)) return undefined
  const binary = join(folder, 'dist', readFileSync(pathFile, 'utf8'))
  return existsSync(binary) ? binary : undefined
}

/** @returns {string | undefined} the reason why this machine cannot show an Electron window */
export function reasonAgainstWindow() {
  if (process.platform !== 'linux') return undefined
  if (!process.env.DISPLAY && !process.env.WAYLAND_DISPLAY) return 'there is no display'
  // Chromium has no sandbox as root, and the app must not run without it.
  if (process.getuid?.() === 0) return 'Electron does not start as root'
  return undefined
}

/**
 * Finds Electron without downloading it.
 * @returns {{ path: string } | { path: undefined, reason: string }}
 */
export function findElectron() {
  const reason = reasonAgainstWindow()
  if (reason !== undefined) return { path: undefined, reason }
  const path = electronBinary()
  return path === undefined ? { path, reason: 'its binary is not installed' } : { path }
}

const patienceMs = 180_000

/**
 * Finds Electron, and downloads its binary once if a window can be shown. npm does not install the binary, so that an
 * installation never fails because of it.
 * @returns {{ path: string, reason?: undefined } | { path: undefined, reason: string }}
 */
export function obtainElectron() {
  const against = reasonAgainstWindow()
  if (against !== undefined) return { path: undefined, reason: against }
  const present = electronBinary()
  if (present !== undefined) return { path: present }
  console.error('fetching the Electron binary …')
  // Hides the installer's stack trace; our own line names the reason.
  const installer = join(root, 'node_modules/electron/install.js')
  spawnSync(process.execPath, [installer], { cwd: root, stdio: 'ignore', timeout: patienceMs })
  const path = electronBinary()
  return path === undefined ? { path, reason: 'its binary could not be fetched' } : { path }
}

// Run as a command, it fails without Electron, so that the desktop tests do not fall back to the stand-in.
if (import.meta.filename === process.argv[1]) {
  const { path, reason } = obtainElectron()
  console.log(path ?? `No Electron: ${reason}.`)
  process.exitCode = path === undefined ? 1 : 0
}
