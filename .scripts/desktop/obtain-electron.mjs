import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../root.mjs'
import { electronBinary, reasonAgainstWindow } from './find-electron.mjs'

const patienceMs = 180_000

/**
 * Finds Electron, and fetches its binary once where a window could be shown. The npm package brings none, so that an
 * installation never fails for want of it.
 * @returns {{ path: string, reason?: undefined } | { path: undefined, reason: string }}
 */
export function obtainElectron() {
  const against = reasonAgainstWindow()
  if (against !== undefined) return { path: undefined, reason: against }
  const present = electronBinary()
  if (present !== undefined) return { path: present }
  console.error('fetching the Electron binary …')
  // Its own output is a stack of calls; the one line that matters is ours.
  const installer = join(root, 'node_modules/electron/install.js')
  spawnSync(process.execPath, [installer], { cwd: root, stdio: 'ignore', timeout: patienceMs })
  const path = electronBinary()
  return path === undefined ? { path, reason: 'its binary could not be fetched' } : { path }
}

// Called by itself it fails where there is none, so that a run that means the real one does not go on without.
if (import.meta.filename === process.argv[1]) {
  const { path, reason } = obtainElectron()
  console.log(path ?? `No Electron: ${reason}.`)
  process.exitCode = path === undefined ? 1 : 0
}
