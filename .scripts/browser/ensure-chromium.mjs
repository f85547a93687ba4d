import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findChromium, headlessShell } from './find-chromium.mjs'

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

/** @param {readonly string[]} names @param {number} [timeout] ms for each of both commands */
function install(names, timeout) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const run = (/** @type {string[]} */ ...args) =>
    execFileSync('apt-get', args, { env, stdio: ['ignore', 2, 2], timeout })
  console.error(`installing ${names.join(' and ')} …`)
  run('update', '-qq')
  run('install', '-y', '-qq', '--no-install-recommends', ...names)
}

/**
 * Adds the headless shell of Debian's own Chromium, in the version that is there: another would replace the browser.
 * Without it the tests run in the whole browser and take longer, so a failure is only said.
 * @param {string} browser path of the browser that was found
 */
function addHeadlessShell(browser) {
  if (process.env.CHROMIUM_PATH || browser !== '/usr/bin/chromium' || existsSync(headlessShell)) return
  const { status, stdout } = spawnSync('dpkg-query', ['-W', '-f', '${Version}', 'chromium'], {
    encoding: 'utf8',
  })
  if (status !== 0) return
  try {
    install([`chromium-headless-shell=${stdout}`], 120_000)
  } catch {
    console.error('Failed to install chromium-headless-shell: the browser tests run in Chromium itself, slower.')
  }
}

/**
 * Finds a browser, and installs one with a Japanese font where that is possible and nothing is there.
 * @throws {Error} with one line that says what to install
 */
export function ensureChromium() {
  const found = findChromium()
  if (!mayInstall()) {
    if (found === undefined) throw new Error(`No Chromium was found for the browser tests. ${advice}`)
    if (!hasJapaneseFont()) console.error(`No Japanese font was found; pictures will show boxes. ${advice}`)
    return
  }
  if (found === undefined || !hasJapaneseFont()) {
    try {
      install(packages)
    } catch {
      if (found === undefined) throw new Error(`Chromium could not be installed for the browser tests. ${advice}`)
    }
  }
  const installed = findChromium()
  if (installed === undefined) throw new Error(`Chromium is missing after its installation. ${advice}`)
  addHeadlessShell(installed)
}
