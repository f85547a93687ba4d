import { crowd } from './crowded-world.mjs'
import { openPhone, startBrowser } from './open-phone.mjs'
import { startServer } from './server.mjs'
import { traceMainThread } from './trace.mjs'

const slowdown = 4
const limitMs = 50
const growthLimitMb = 2

// Page scripts are texts, because the types here are Node's.
const watchLongTasks = `window.longTasks = []
new PerformanceObserver((list) => longTasks.push(...list.getEntries().map(({ duration }) => duration)))
  .observe({ type: 'longtask' })`

/**
 * Scrolls the longest lists at a quarter of the CPU, up and down. Reads the long tasks, and the heap before and after.
 *
 * Other programs lengthen tasks on a busy machine. The second figure is therefore the CPU time of the longest task at
 * full speed, times four. Each figure is the best of the rounds.
 */
export async function longLists({ rounds = 3, only = '' } = {}) {
  const server = await startServer()
  const browser = await startBrowser()
  try {
    const { capsule, addresses } = crowd(await server.control('/capsule'))
    await server.control('/capsule', capsule)
    const lists = [
      { name: 'chat, 2,000 messages', path: addresses.chat, box: '[role=log]', up: true },
      { name: 'operator chat, 5,000 messages', path: '/hona', box: '[role=log]', up: true },
      { name: 'topic, 5,000 posts', path: addresses.topic },
      { name: 'topics, 5,000', path: '/topics' },
      { name: 'notices, 5,000', path: '/notice/index' },
      { name: 'own reviews, 5,000', path: '/reviewindex' },
      { name: 'purchases of likes, 5,000', path: '/shop' },
      { name: 'recommends, 5,000', path: '/recommends' },
      { name: 'footprints, 5,000', path: '/footprints' },
      { name: 'public reviews, 5,000', path: '/review', box: 'main article' },
      { name: 'timeline, 30 as ever', path: '/timeline' },
    ].filter(({ name }) => name.includes(only))
    const rows = []
    for (const list of lists) {
      /** @type {Awaited<ReturnType<typeof measure>>[]} */
      const seen = []
      for (let round = 0; round < rounds; round += 1) seen.push(await measure(browser, server, list))
      const least = (/** @type {keyof typeof seen[number]} */ key) => Math.min(...seen.map((run) => run[key]))
      const row = {
        list: list.name,
        longestTaskMs: Math.round(least('longest')),
        longestCpuMs: Math.round(least('cpu') * slowdown),
        nodes: least('nodes'),
        heapBeforeMb: Number(least('before').toFixed(1)),
        heapGrowthMb: Number(least('growth').toFixed(2)),
      }
      rows.push({
        ...row,
        ok: Math.min(row.longestTaskMs, row.longestCpuMs) <= limitMs && row.heapGrowthMb <= growthLimitMb,
      })
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
 * @param {{ path: string, box?: string, up?: boolean }} list `up`: it begins at its end
 */
async function measure(browser, server, { path, box, up = false }) {
  const { context, page, cdp } = await openPhone(browser, server, 'woman')
  await page.addInitScript(watchLongTasks)
  await page.goto(path)
  await page
    .locator(box ?? 'main li, main h2')
    .first()
    .waitFor()
  await page.waitForLoadState('networkidle')
  const heap = async () => {
    await cdp.send('HeapProfiler.collectGarbage')
    const { usedSize } = await cdp.send('Runtime.getHeapUsage')
    return usedSize / 1_048_576
  }
  const scroll = () => scrollBothWays(page, cdp, up)
  const before = await heap()
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.evaluate('void (longTasks.length = 0)')
  await scroll()
  const tasks = await page.evaluate('longTasks')
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const middle = await heap()
  const { tasks: cpuTasks } = await traceMainThread(cdp, scroll)
  const after = await heap()
  const nodes = await page.evaluate(`document.querySelectorAll('main *').length`)
  await context.close()
  return {
    longest: Math.max(0, ...tasks),
    cpu: Math.max(0, ...cpuTasks.map(({ cpuMs }) => cpuMs)),
    nodes,
    before,
    growth: after - middle,
  }
}

/**
 * Real wheel events over the list, 40 each way: small steps, and every tenth a large leap.
 * @param {import('playwright').Page} page @param {import('playwright').CDPSession} cdp @param {boolean} up
 */
async function scrollBothWays(page, cdp, up) {
  const wheel = (/** @type {number} */ deltaY) =>
    cdp.send('Input.dispatchMouseEvent', { type: 'mouseWheel', x: 195, y: 420, deltaX: 0, deltaY })
  for (const way of up ? [-1, 1] : [1, -1]) {
    for (let turn = 0; turn < 40; turn += 1) {
      await wheel(way * (turn % 10 === 9 ? 25_000 : 600))
      await page.waitForTimeout(30)
    }
  }
}

if (import.meta.filename === process.argv[1]) {
  console.table(await longLists({ only: process.argv[2], rounds: Number(process.argv[3] ?? 3) }))
}
