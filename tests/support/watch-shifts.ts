import type { Page } from '@playwright/test'

/** Records unexpected layout shifts from the next page on. Returns a reader of their sum (CLS without windows). */
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
  // Returns NaN for a page that was not watched, which fails every limit.
  return () => page.evaluate(() => Number(Reflect.get(window, 'shifted')))
}
