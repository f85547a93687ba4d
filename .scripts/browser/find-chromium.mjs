import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

const usualPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Chromium without windows and profile services. A new context takes a third of the full browser's time. */
export const headlessShell = '/usr/bin/chromium-headless-shell'

/** Returns the path of Playwright's own browser, or '' on a system without one. */
function playwrightPath() {
  try {
    return chromium.executablePath()
  } catch {
    return ''
  }
}

/** @returns {string | undefined} CHROMIUM_PATH; throws if the file is missing instead of using another browser */
function requestedPath() {
  const requested = process.env.CHROMIUM_PATH
  if (requested && !existsSync(requested)) throw new Error(`CHROMIUM_PATH names ${requested}, which does not exist.`)
  return requested || undefined
}

/**
 * Finds the browser of the tests: CHROMIUM_PATH, else the system's, else Playwright's download.
 * @returns {string | undefined} its path
 * @throws {Error} when CHROMIUM_PATH names no file
 */
export function findChromium() {
  return requestedPath() ?? [...usualPaths, playwrightPath()].find((path) => path !== '' && existsSync(path))
}

/**
 * Finds the browser of tests that open a new context each: the system's headless shell if it is installed.
 * @returns {string | undefined}
 * @throws {Error} when CHROMIUM_PATH names no file
 */
export function findLightChromium() {
  return requestedPath() ?? (existsSync(headlessShell) ? headlessShell : findChromium())
}
