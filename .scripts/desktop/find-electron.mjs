import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.mjs'

const folder = join(root, 'node_modules/electron')

/** @returns {string | undefined} path of the fetched binary */
export function electronBinary() {
  const pathFile = join(folder, 'path.txt')
  if (!existsSync(pathFile)) return undefined
  const binary = join(folder, 'dist', readFileSync(pathFile, 'utf8'))
  return existsSync(binary) ? binary : undefined
}

/** @returns {string | undefined} why this machine cannot show a window of Electron, in a few words */
export function reasonAgainstWindow() {
  if (process.platform !== 'linux') return undefined
  if (!process.env.DISPLAY && !process.env.WAYLAND_DISPLAY) return 'there is no display'
  // Chromium keeps its sandbox from root, and without the sandbox the app must not run.
  if (process.getuid?.() === 0) return 'Electron does not start as root'
  return undefined
}

/**
 * Looks for Electron without fetching anything.
 * @returns {{ path: string } | { path: undefined, reason: string }}
 */
export function findElectron() {
  const reason = reasonAgainstWindow()
  if (reason !== undefined) return { path: undefined, reason }
  const path = electronBinary()
  return path === undefined ? { path, reason: 'its binary is not installed' } : { path }
}
