import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findChromium, headlessShell } from './find-chromium.mjs'

const packages = ['chromium', 'fonts-noto-cjk']
const advice =
  'Install Chromium and a Japanese font (Debian: apt-get install chromium fonts-noto-cjk; elsewhere: npx playwright install chromium), or set CHROMIUM_PATH.'

/** Returns whether this is Debian or a derivative, run as root. */
const mayInstall = () => existsSync('/etc/debian_version') && process.getuid?.() === 0

/** Returns false only if fontconfig lists no Japanese font; without fontconfig a font is assumed. */
function hasJapaneseFont() {
  if (process.platform !== 'linux') return true
  const { status, stdout } = spawnSync('fc-list', [':lang=ja', 'family'], { encoding: 'utf8' })
  return status !== 0 || stdout.trim() !== ''
}

/** @param {readonly string[]} names @param {number} [timeout] ms for each of the two commands */
function install(names, timeout) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const run = (/** @type {string[]} */ ...args) =>
    execFileSync('apt-get', args, { env, stdio: ['ignore', 2, 2], timeout })
  console.error(`installing ${names.join(' and ')} …`)
  run('update', '-qq')
  run('install', '-y', '-qq', '--no-install-recommends', ...names)
}

/**
 * Installs the headless shell in the version of Debian's Chromium, because another version would replace the browser.
 * Only prints a failure: without the shell the tests are slower.
 * @param {string} browser path of the found browser
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
 * Finds a browser. If there is none, installs one with a Japanese font where possible.
 * @throws {Error} one line that names the packages to install
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
