import { join } from 'node:path'
import { root } from '../../../.scripts/root.mjs'
import { startStaticHost } from '../../support/static-host.ts'
import { openPhone, startBrowser } from './open-phone.mjs'
import { startServer } from './server.mjs'

const slowdown = 4
const rememberTold = `const look = () => {
  // innerText omits hidden text.
  if (document.body?.innerText.includes('インターネットに接続されていません。')) window.toldAt = performance.now()
  else requestAnimationFrame(look)
}
requestAnimationFrame(look)`

/**
 * Starts the released bundle offline at a quarter of the processor's speed. Its service worker is stopped before each
 * start, as after closing an app.
 * @param {string} path
 * @param {string | null} persona
 * @param {number} rounds
 * @returns {Promise<{ firstPaint: number, told: number }[]>} milliseconds from the start of the navigation until something
 * was painted, and until it was said that there is no line
 */
export async function offlineStarts(path, persona, rounds) {
  const server = await startServer()
  const host = await startStaticHost(join(root, 'dist/web'), server.url)
  const browser = await startBrowser()
  try {
    const { context, page, cdp } = await openPhone(browser, { ...server, origin: host.url }, persona)
    await page.addInitScript(rememberTold)
    await page.goto(path)
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
    await context.setOffline(true)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await cdp.send('ServiceWorker.enable')
    const starts = []
    for (let round = 0; round < rounds; round += 1) {
      await page.goto('about:blank')
      await cdp.send('ServiceWorker.stopAllWorkers')
      await page.goto(path)
      await page.waitForFunction(() => Reflect.has(window, 'toldAt'))
      const told = Number(await page.evaluate(() => Reflect.get(window, 'toldAt')))
      const [paint = Number.NaN] = await page.evaluate(() =>
        performance.getEntriesByName('first-contentful-paint').map(({ startTime }) => startTime),
      )
      starts.push({ firstPaint: paint, told })
    }
    return starts
  } finally {
    await browser.close()
    await host.stop()
    await server.stop()
  }
}
