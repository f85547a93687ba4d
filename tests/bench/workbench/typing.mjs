import { startBrowser } from '../member/open-phone.mjs'
import { startServer } from '../member/server.mjs'
import { traceMainThread } from '../member/trace.mjs'

const members = 10_000
const exchanges = 10_000
/** Calls between two pauses, in which the log moves exchanges to disk. */
const callsAtOnce = 100
/** A shorter pause would drop some, because writing takes a tenth of the processor. */
const restMs = 250

/** Long tasks of the page and its phones from `watchFrom` on. */
const watch = `window.longest = 0
new PerformanceObserver((list) => list.getEntries().forEach(({ startTime, duration }) => {
  if (startTime >= (window.watchFrom ?? Infinity)) longest = Math.max(longest, duration)
})).observe({ type: 'longtask', buffered: true })`

/** Typed texts by field: found often, in bodies only, and nowhere. */
const filters = [
  { panel: 'inspector', field: '通信を探す', texts: ['account', 'あかり', 'zzzz'] },
  { panel: 'timeline', field: '時系列を探す', texts: ['account', 'zzzz'] },
  { panel: 'inspector', field: '会員を探す', texts: ['さくら', '1234'], picker: true },
]

/**
 * P21: the stage with 10,000 members and 10,000 exchanges while typing into a filter. Two figures for each, as for the
 * routes of the member app: the browser's own, and the processor time of the page's thread.
 */
export async function typing({ rounds = 2 } = {}) {
  const server = await startServer()
  const browser = await startBrowser()
  try {
    await server.control('/reset', { members, seed: 7, now: '2026-11-20T12:00:00+09:00' })
    const kept = await makeExchanges(server)
    const rows = []
    for (const filter of filters) {
      const seen = []
      for (let round = 0; round < rounds; round += 1) seen.push(await measure(browser, server, filter))
      rows.push({
        filter: filter.field,
        kept,
        longestTaskMs: Math.round(Math.min(...seen.map(({ longest }) => longest))),
        longestCpuMs: Math.round(Math.min(...seen.map(({ cpu }) => cpu))),
      })
    }
    return rows
  } finally {
    await browser.close()
    await server.stop()
  }
}

/**
 * Calls of members until the given number is recorded.
 * @param {Awaited<ReturnType<typeof startServer>>} server
 */
async function makeExchanges(server) {
  const session = await server.control('/sessions', { persona: 'woman' })
  const headers = Object.fromEntries(['uid', 'client', 'access-token'].map((name) => [name, String(session[name])]))
  const paths = ['/api/account', '/api/recommends?status=others', '/api/timeline', '/api/notice_list']
  for (let made = 0; ; made += callsAtOnce) {
    await Promise.all(
      Array.from({ length: callsAtOnce }, async (_, at) => {
        const response = await fetch(`${server.url}${paths[at % paths.length]}`, { headers })
        await response.arrayBuffer()
      }),
    )
    if (made % 1_000 === 0 && made >= exchanges) {
      const { newest, dropped } = await server.control(`/exchanges/rows?after=${Number.MAX_SAFE_INTEGER}`)
      const kept = newest - dropped
      if (kept >= exchanges) return { kept, dropped }
    }
    await new Promise((resolve) => setTimeout(resolve, restMs))
  }
}

/**
 * @param {import('playwright').Browser} browser
 * @param {Awaited<ReturnType<typeof startServer>>} server
 * @param {typeof filters[number]} filter
 */
async function measure(browser, server, { panel, field, texts, picker = false }) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'ja-JP' })
  try {
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    await page.addInitScript(watch)
    await page.goto(`${server.origin.replace('//a.', '//workbench.')}/${panel}`)
    await page.waitForLoadState('networkidle')
    if (panel === 'inspector')
      await page
        .getByText(/\d{2},\d{3}件/)
        .first()
        .waitFor()
    if (picker)
      await page
        .getByRole('button', { name: /会員を選ぶ/ })
        .first()
        .click()
    const search = page.getByRole('searchbox', { name: field })
    await search.waitFor()
    await page.waitForTimeout(1_500)
    await page.evaluate('watchFrom = performance.now()')
    const { tasks } = await traceMainThread(cdp, async () => {
      for (const text of texts) {
        await search.pressSequentially(text, { delay: 70 })
        // Bodies are searched after typing has stopped.
        await page.waitForTimeout(900)
        await search.fill('')
        await page.waitForTimeout(200)
      }
    })
    const longest = Number(await page.evaluate('longest'))
    return { longest, cpu: Math.max(0, ...tasks.map(({ cpuMs }) => cpuMs)) }
  } finally {
    await context.close()
  }
}

if (import.meta.filename === process.argv[1]) console.table(await typing({ rounds: 1 }))
