import { expect } from '@playwright/test'
import type { Locator } from '@playwright/test'

/**
 * A notice goes away after so many milliseconds of its page's clock, which the test has installed. Real time passes too, so
 * that the edge is left wide; `flash.test.ts` holds it to the millisecond.
 */
export async function shownFor(notice: Locator, ms: number): Promise<void> {
  const { clock } = notice.page()
  await expect(notice).toBeVisible()
  await clock.runFor(ms / 2)
  await expect(notice).toBeVisible()
  await clock.runFor(ms / 2 + 500)
  await expect(notice).toBeHidden()
}
