import { respondWithJpegs } from './jpeg-pictures.mjs'
import { openPhone, startBrowser } from './open-phone.mjs'
import { addressOf, measuredRoutes } from './route-list.mjs'
import { startServer } from './server.mjs'
import { traceMainThread } from './trace.mjs'

const slowdown = 4
const limits = { lcp: 1_250, inp: 100, tbt: 100, cls: 0.02 }
/** Only the part of a task above this counts as blocking. */
const blockingMs = 50

const watch = `window.seen = { lcp: 0, cls: 0, inp: 0, tbt: 0 }
const on = (type, take, more = {}) =>
  new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true, ...more })
on('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime))
on('layout-shift', ({ value, hadRecentInput }) => (seen.cls += hadRecentInput ? 0 : value))
on('longtask', ({ duration }) => (seen.tbt += Math.max(0, duration - ${blockingMs})))
on('event', ({ interactionId, duration }) => {
  if (interactionId) seen.inp = Math.max(seen.inp, duration)
}, { durationThreshold: 16 })`

/**
 * P12: every route at a quarter of the CPU, loaded with an empty cache, then pressed: menu or its own field.
 *
 * Two figures for each time: the browser's own (best of the rounds), and the CPU time of the page's main thread at full
 * speed, times four. One of them must pass; layout shift has only the first. With `jpeg` the pictures are JPEGs, as of
 * a real backend.
 */
export async function memberRoutes({ rounds = 2, only = '', jpeg = false } = {}) {
  const server = await startServer()
  const browser = await startBrowser()
  try {
    const rows = []
    for (const route of measuredRoutes.filter(({ path }) => only === '' || path === only)) {
      /** @type {Awaited<ReturnType<typeof measure>>[]} */
      const seen = []
      for (let round = 0; round < rounds; round += 1) seen.push(await measure(browser, server, route, jpeg))
      const least = (/** @type {keyof typeof seen[number]} */ key) => Math.min(...seen.map((run) => run[key]))
      const row = {
        route: `${route.path} ${route.persona ?? ''}`,
        lcp: Math.round(least('lcp')),
        lcpCpu: Math.round(least('lcpCpu')),
        tbt: Math.round(least('tbt')),
        tbtCpu: Math.round(least('tbtCpu')),
        inp: Math.round(least('inp')),
        inpCpu: Math.round(least('inpCpu')),
        cls: Number(Math.max(...seen.map(({ cls }) => cls)).toFixed(3)),
      }
      const ok =
        Math.min(row.lcp, row.lcpCpu) <= limits.lcp &&
        Math.min(row.tbt, row.tbtCpu) <= limits.tbt &&
        Math.min(row.inp, row.inpCpu) <= limits.inp &&
        row.cls <= limits.cls
      rows.push({ ...row, ok })
      if (process.env.BENCH_PROGRESS) console.error(JSON.stringify({ ...row, ok }))
    }
    return rows
  } finally {
    await browser.close()
    await server.stop()
  }
}

/**
 * @param {import('playwright').Browser} browser
 * @param {Awaited<ReturnType<typeof startServer>>} server
 * @param {import('./route-list.mjs').MeasuredRoute} route
 * @param {boolean} jpeg
 */
async function measure(browser, server, route, jpeg) {
  const prepare = async (/** @type {import('playwright').Page} */ page) => {
    await page.addInitScript(watch)
    if (jpeg) await respondWithJpegs(page, server)
  }
  const slow = await visit(browser, server, route, prepare, async (page, cdp, address) => {
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await load(page, address)
    await press(page, route)
    return page.evaluate('seen')
  })
  const cpu = await visit(browser, server, route, prepare, async (page, cdp, address) => {
    const loading = await traceMainThread(cdp, () => load(page, address))
    const pressing = await traceMainThread(cdp, () => press(page, route))
    const before = loading.tasks.filter(({ at }) => at <= loading.largestPaintAt)
    return {
      lcp: before.reduce((sum, { cpuMs }) => sum + cpuMs, 0) * slowdown,
      tbt: loading.tasks.reduce((sum, { cpuMs }) => sum + Math.max(0, cpuMs * slowdown - blockingMs), 0),
      inp: Math.max(0, ...pressing.tasks.map(({ cpuMs }) => cpuMs * slowdown)),
    }
  })
  return { ...slow, lcpCpu: cpu.lcp, tbtCpu: cpu.tbt, inpCpu: cpu.inp }
}

/**
 * @param {import('playwright').Browser} browser
 * @param {Awaited<ReturnType<typeof startServer>>} server
 * @param {import('./route-list.mjs').MeasuredRoute} route
 * @param {(page: import('playwright').Page) => Promise<void>} prepare
 * @param {(page: import('playwright').Page, cdp: import('playwright').CDPSession, address: string) => Promise<any>} run
 */
async function visit(browser, server, route, prepare, run) {
  const { context, page, cdp, get } = await openPhone(browser, server, route.persona)
  try {
    await prepare(page)
    return await run(page, cdp, await addressOf(get, route))
  } finally {
    await context.close()
  }
}

/** @param {import('playwright').Page} page @param {string} address */
async function load(page, address) {
  await page.goto(address)
  await page.waitForLoadState('networkidle')
  await page.locator('main > *').first().waitFor()
}

/** @param {import('playwright').Page} page @param {import('./route-list.mjs').MeasuredRoute} route */
async function press(page, { write }) {
  await closeDialogs(page)
  const field = write === undefined ? null : page.locator(`main ${write}:enabled`).first()
  if (field && (await field.count()) > 0) await field.pressSequentially('abc', { delay: 50 })
  const menu = page.locator('header button').last()
  for (let turn = 0; turn < 4 && (await menu.count()) > 0; turn += 1) {
    try {
      await menu.click({ timeout: 3_000 })
      break
    } catch {
      // On a busy machine a page opens its dialogs late, over the menu.
      await closeDialogs(page)
    }
  }
  await page.waitForTimeout(500)
}

/** @param {import('playwright').Page} page */
async function closeDialogs(page) {
  const dialog = page.getByRole('dialog')
  for (let turn = 0; turn < 6 && (await dialog.count()) > 0; turn += 1) {
    await page.keyboard.press('Escape')
    await page.waitForTimeout(400)
  }
}

if (import.meta.filename === process.argv[1]) {
  // node tests/bench/member/routes.mjs /timeline 3 jpeg
  const [only = '', rounds = 2, pictures = ''] = process.argv.slice(2)
  console.table(await memberRoutes({ only, rounds: Number(rounds), jpeg: pictures === 'jpeg' }))
}
