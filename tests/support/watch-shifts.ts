import type { Page } from '@playwright/test'

/** Counts from the next page on what moves there without input; answers how to read the sum, a CLS without its time windows. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput)
          Object.assign(window, { shifted: Number(Reflect.get(window, 'shifted')) + Number(entry.value) })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  // A page that was never watched answers NaN, which no limit holds.
  return () => page.evaluate(() => Number(Reflect.get(window, 'shifted')))
}
