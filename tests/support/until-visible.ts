import { expect } from '@playwright/test'
import type { Locator } from '@playwright/test'

/** Lets time of the page's installed clock pass in steps until a notice shows, for delays that begin with a response. */
export async function untilVisible(notice: Locator, stepMs = 100): Promise<void> {
  const { clock } = notice.page()
  const look = async () => {
    await clock.runFor(stepMs)
    return await notice.isVisible()
  }
  await expect.poll(look, { intervals: [20], timeout: 20_000 }).toBe(true)
}
