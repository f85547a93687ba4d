import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findChromium } from './find-chromium.mjs'

const packages = ['chromium', 'fonts-noto-cjk']
const advice =
  'Install Chromium and a Japanese font (Debian: apt-get install chromium fonts-noto-cjk; elsewhere: npx playwright install chromium), or set CHROMIUM_PATH.'

/** Debian and its relatives, with the right to install. */
const mayInstall = () => existsSync('/etc/debian_version') && process.getuid?.() === 0

/** Unknown (no fontconfig, other systems) counts as present: only a known lack is worth an installation. */
function hasJapaneseFont() {
  if (process.platform !== 'linux') return true
  const { status, stdout } = spawnSync('fc-list', [':lang=ja', 'family'], { encoding: 'utf8' })
  return status !== 0 || stdout.trim() !== ''
}

function install() {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const run = (/** @type {string[]} */ ...args) =>
    execFileSync('apt-get', args, { env, stdio: ['ignore', 2, 2] })
  console.error(`installing ${packages.join(' and ')} …`)
  run('update', '-qq')
  run('install', '-y', '-qq', '--no-install-recommends', ...packages)
}

/**
 * Finds a browser, and installs one with a Japanese font where that is possible and nothing is there.
 * @returns {string} path of the browser
 * @throws {Error} with one line that says what to install
 */
export function ensureChromium() {
  const found = findChromium()
  if (found !== undefined && (hasJapaneseFont() || !mayInstall())) {
    if (!hasJapaneseFont()) console.error(`No Japanese font was found; pictures will show boxes. ${advice}`)
    return found
  }
  if (!mayInstall()) throw new Error(`No Chromium was found for the browser tests. ${advice}`)
  try {
    install()
  } catch {
    if (found !== undefined) return found
    throw new Error(`Chromium could not be installed for the browser tests. ${advice}`)
  }
  const installed = findChromium()
  if (installed === undefined) throw new Error(`Chromium is missing after its installation. ${advice}`)
  return installed
}
