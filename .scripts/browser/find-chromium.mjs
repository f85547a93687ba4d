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

/** Where Playwright would keep its own browser; it throws on systems that it has none for. */
function playwrightPlace() {
  try {
    return chromium.executablePath()
  } catch {
    return ''
  }
}

/**
 * The browser that tests use: CHROMIUM_PATH, else one of the system, else Playwright's own download.
 * @returns {string | undefined} its path, or nothing when there is none
 * @throws {Error} when CHROMIUM_PATH names no file: a browser that was asked for and is missing is not replaced by another
 */
export function findChromium() {
  const requested = process.env.CHROMIUM_PATH
  if (requested) {
    if (existsSync(requested)) return requested
    throw new Error(`CHROMIUM_PATH names ${requested}, which does not exist.`)
  }
  return [...usualPlaces, playwrightPlace()].find((path) => path !== '' && existsSync(path))
}
