import { chromium } from 'playwright'
import { findChromium } from '../../../.scripts/browser/find-chromium.mjs'

const kept = ['access-token', 'client', 'uid', 'token-type', 'expiry']

/** Starts the Chromium of the tests, headless and without requests of its own. */
export function startBrowser() {
  const executablePath = findChromium()
  return chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--disable-gpu', '--disable-background-networking', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  })
}

/**
 * A phone of 390 x 844 on the server's origin, logged in as a persona or not, with a CDP session and `get`, calls of the API
 * by the same person.
 * @param {import('playwright').Browser} browser
 * @param {Awaited<ReturnType<typeof import('./server.mjs').startServer>>} server
 * @param {string | null} persona
 */
export async function openPhone(browser, server, persona) {
  const session = persona === null ? {} : await server.control('/sessions', { persona })
  const names = persona === null ? [] : kept
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    locale: 'ja-JP',
    storageState: {
      cookies: [],
      origins: [
        {
          origin: server.origin,
          localStorage: names.map((name) => ({ name, value: String(session[name]) })),
        },
      ],
    },
    baseURL: server.origin,
  })
  const page = await context.newPage()
  // Opening a window is the browser's own work and must not count for the page.
  await page.waitForTimeout(700)
  const cdp = await context.newCDPSession(page)
  /** @param {string} path */
  const get = async (path) => {
    const headers = Object.fromEntries(names.map((name) => [name, String(session[name])]))
    return (await fetch(`${server.url}${path}`, { headers })).json()
  }
  return { context, page, cdp, get }
}
