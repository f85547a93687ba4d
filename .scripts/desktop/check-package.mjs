// Checks a packed app: `check-package.mjs [FOLDER]`. Prints each fault on a line and exits with code 1 for any.
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { listPackage } from '@electron/asar'
import { FuseState, FuseV1Options, getCurrentFuseWire } from '@electron/fuses'
import { fuses } from './fuses.mjs'
import { findPackedApp } from './packed-app.mjs'

const largestBytes = 5_000_000
/** Paths allowed in the archive. */
const allowed = /^[/\\](package\.json|out|dist)?([/\\]|$)/

/** @param {import('./packed-app.mjs').PackedApp} packed @returns {Promise<string[]>} its faults */
async function faultsOf({ binary, resources }) {
  const faults = []
  const archive = join(resources, 'app.asar')
  const bytes = statSync(archive).size
  if (bytes >= largestBytes) faults.push(`app.asar has ${bytes} bytes; it must have less than ${largestBytes}.`)
  const files = listPackage(archive, { isPack: false })
  for (const file of files) {
    if (!allowed.test(file) || file.includes('node_modules')) faults.push(`${file} must not be in app.asar.`)
  }
  if (!existsSync(join(resources, 'licences.txt'))) faults.push('licences.txt is missing.')
  const wire = await getCurrentFuseWire(binary)
  const names = Object.entries(FuseV1Options).filter(([, index]) => typeof index === 'number')
  for (const [name, index] of names) {
    const wished = fuses[/** @type {FuseV1Options} */ (index)] ? FuseState.ENABLE : FuseState.DISABLE
    if (wire[/** @type {FuseV1Options} */ (index)] !== wished) faults.push(`The fuse ${name} has the wrong value.`)
  }
  console.log(`app.asar: ${bytes} bytes, ${files.length} entries; ${names.length} fuses read`)
  return faults
}

try {
  const faults = await faultsOf(findPackedApp(process.argv[2]))
  for (const fault of faults) console.error(fault)
  process.exitCode = faults.length === 0 ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
