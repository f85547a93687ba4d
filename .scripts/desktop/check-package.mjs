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

const fuseNames = Object.entries(FuseV1Options).filter(([, index]) => typeof index === 'number')

/** Returns the fuses that have another value than ours. @param {string} binary @returns {Promise<string[]>} */
async function fuseFaults(binary) {
  const wire = await getCurrentFuseWire(binary)
  return fuseNames.flatMap(([name, index]) => {
    const fuse = /** @type {FuseV1Options} */ (index)
    const wished = fuses[fuse] ? FuseState.ENABLE : FuseState.DISABLE
    return wire[fuse] === wished ? [] : [`The fuse ${name} has the wrong value.`]
  })
}

/** @param {import('./packed-app.mjs').PackedApp} packed @returns {Promise<string[]>} its faults */
async function faultsOf({ binary, resources }) {
  const archive = join(resources, 'app.asar')
  const bytes = statSync(archive).size
  const files = listPackage(archive, { isPack: false })
  const foreign = files.filter((file) => !allowed.test(file) || file.includes('node_modules'))
  const manifest = JSON.parse(extractFile(archive, 'package.json').toString('utf8'))
  const faults = [
    ...(bytes < largestBytes ? [] : [`app.asar has ${bytes} bytes; it must have less than ${largestBytes}.`]),
    ...foreign.map((file) => `${file} must not be in app.asar.`),
    ...(existsSync(join(resources, 'licences.txt')) ? [] : ['licences.txt is missing.']),
    ...(manifest.desktopName === desktopName ? [] : [`package.json must have desktopName ${desktopName}.`]),
    ...integrityFaults(resources, archive),
    ...(await fuseFaults(binary)),
  ]
  console.log(`app.asar: ${bytes} bytes, ${files.length} entries; ${fuseNames.length} fuses read`)
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
