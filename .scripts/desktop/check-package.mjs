// Checks a packed app: `check-package.mjs [FOLDER]`. Prints each fault on a line and exits with code 1 for any.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { extractFile, getRawHeader, listPackage } from '@electron/asar'
import { FuseState, FuseV1Options, getCurrentFuseWire } from '@electron/fuses'
import { fuses } from './fuses.mjs'
import { findPackedApp } from './packed-app.mjs'

const largestBytes = 5_000_000
/** Paths allowed in the archive. */
const allowed = /^[/\\](package\.json|out|dist)?([/\\]|$)/

/** Name of the menu entry on Linux, which a window names as its own (Wayland app_id, X11 class). */
const desktopName = 'yoimachi.desktop'

/**
 * Returns the fault of the archive's checksum on macOS, where `Info.plist` holds it. The fuses make the app refuse any other
 * archive. On Windows it is a resource of the executable, which the start of the packed app proves.
 * @param {string} resources @param {string} archive @returns {string[]}
 */
function integrityFaults(resources, archive) {
  const plist = join(resources, '../Info.plist')
  if (!existsSync(plist)) return []
  const [, stored] =
    /<key>Resources\/app\.asar<\/key>[\s\S]*?<key>hash<\/key>\s*<string>([0-9a-f]{64})<\/string>/.exec(
      readFileSync(plist, 'utf8'),
    ) ?? []
  const actual = createHash('sha256').update(getRawHeader(archive).headerString).digest('hex')
  return stored === actual ? [] : [`Info.plist has ${stored ?? 'no checksum'} for app.asar; it must have ${actual}.`]
}

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
  const manifest = JSON.parse(extractFile(archive, 'package.json').toString('utf8'))
  if (manifest.desktopName !== desktopName) faults.push(`package.json must have desktopName ${desktopName}.`)
  faults.push(...integrityFaults(resources, archive))
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
