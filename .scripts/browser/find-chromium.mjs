import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Chromium without a window or profile services: a new context costs a third of what it costs the whole browser. */
export const headlessShell = '/usr/bin/chromium-headless-shell'

/** Where Playwright would keep its own browser; it throws on systems that it has none for. */
function playwrightPlace() {
  try {
    return chromium.executablePath()
  } catch {
    return ''
  }
}

/** @returns {string | undefined} CHROMIUM_PATH: a browser that was asked for and is missing is not replaced by another. */
function requestedPlace() {
  const requested = process.env.CHROMIUM_PATH
  if (requested && !existsSync(requested)) throw new Error(`CHROMIUM_PATH names ${requested}, which does not exist.`)
  return requested || undefined
}

/**
 * The browser that tests use: CHROMIUM_PATH, else one of the system, else Playwright's own download.
 * @returns {string | undefined} its path, or nothing when there is none
 * @throws {Error} when CHROMIUM_PATH names no file
 */
export function findChromium() {
  return requestedPlace() ?? [...usualPlaces, playwrightPlace()].find((path) => path !== '' && existsSync(path))
}

/**
 * The same for tests that open a new context each: the headless shell of the system where it is there.
 * @returns {string | undefined}
 * @throws {Error} when CHROMIUM_PATH names no file
 */
export function findLightChromium() {
  return requestedPlace() ?? (existsSync(headlessShell) ? headlessShell : findChromium())
}
