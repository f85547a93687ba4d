import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from 'playwright'
import { findChromium } from '../../../.scripts/browser/find-chromium.mjs'
import { addressOf } from './route-list.mjs'
import { startServer } from './server.mjs'

/** @typedef {{ path: string, persona: string | null }} Page */
/** @typedef {Page & { performance: number, firstPaint: number, blocking: number }} Score times in milliseconds */

const storedNames = ['access-token', 'client', 'uid', 'token-type', 'expiry']
const debuggingPort = 9333

/**
 * Lighthouse scores of member app pages on a phone, from compressed files. The best of some runs, because other
 * programs only make a run worse.
 * @param {string} modules folder that holds Lighthouse
 * @param {readonly Page[]} pages
 * @param {number} rounds
 * @returns {Promise<Score[]>}
 */
export async function lighthouseScores(modules, pages, rounds) {
  const entry = pathToFileURL(join(modules, 'lighthouse/core/index.js')).href
  const { default: lighthouse } = await import(entry)
  const server = await startServer()
  const scores = []
  try {
    for (const page of pages) {
      const runs = []
      for (let round = 0; round < rounds; round += 1) runs.push(await judge(lighthouse, server, page))
      scores.push({
        ...page,
        performance: Math.max(...runs.map((run) => run.performance)),
        firstPaint: Math.min(...runs.map((run) => run.firstPaint)),
        blocking: Math.min(...runs.map((run) => run.blocking)),
      })
    }
  } finally {
    await server.stop()
  }
  return scores
}

/**
 * @param {any} lighthouse
 * @param {Awaited<ReturnType<typeof startServer>>} server
 * @param {Page} page
 */
async function judge(lighthouse, server, page) {
  const profile = mkdtempSync(join(tmpdir(), 'yoimachi-lighthouse-'))
  const executablePath = findChromium()
  // Lighthouse opens its own tab, which shares only the profile.
  const context = await chromium.launchPersistentContext(profile, {
    ...(executablePath === undefined ? {} : { executablePath }),
    locale: 'ja-JP',
    args: [
      `--remote-debugging-port=${debuggingPort}`,
      '--disable-gpu',
      '--disable-background-networking',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  })
  try {
    const address = await logIn(context, server, page)
    const { lhr } = await lighthouse(new URL(address, server.origin).href, {
      port: debuggingPort,
      logLevel: 'error',
      onlyCategories: ['performance'],
      disableStorageReset: true,
    })
    if (lhr.runtimeError) throw new Error(`${page.path}: ${lhr.runtimeError.message}`)
    return {
      performance: lhr.categories.performance.score,
      firstPaint: Math.round(lhr.audits['first-contentful-paint'].numericValue),
      blocking: Math.round(lhr.audits['total-blocking-time'].numericValue),
    }
  } finally {
    await context.close()
    rmSync(profile, { recursive: true, force: true })
  }
}

/**
 * Stores the login of a page's persona in the profile and returns the page's address.
 * @param {import('playwright').BrowserContext} context
 * @param {Awaited<ReturnType<typeof startServer>>} server
 * @param {Page} page
 */
async function logIn(context, server, page) {
  if (page.persona === null) return page.path
  const session = await server.control('/sessions', { persona: page.persona })
  const headers = Object.fromEntries(storedNames.map((name) => [name, String(session[name])]))
  const tab = await context.newPage()
  // A page without the app's scripts, so that the cache stays empty.
  await tab.goto(`${server.origin}/robots.txt`)
  await tab.evaluate((stored) => {
    for (const [name, value] of Object.entries(stored)) localStorage.setItem(name, value)
  }, headers)
  await tab.close()
  return addressOf(async (path) => (await fetch(`${server.url}${path}`, { headers })).json(), page)
}
