import { expect } from '@playwright/test'
import type { Locator } from '@playwright/test'

/**
 * Expects a notice to disappear after `ms` of its page's clock, which the test has installed. Real time passes too, so
 * the margin is wide; `flash.test.ts` tests the exact millisecond.
 */
export async function shownFor(notice: Locator, ms: number): Promise<void> {
  const { clock } = notice.page()
  await expect(notice).toBeVisible()
  await clock.runFor(ms / 2)
  await expect(notice).toBeVisible()
  await clock.runFor(ms / 2 + 500)
  await expect(notice).toBeHidden()
}
