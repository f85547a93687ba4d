import { expect } from '@playwright/test'
import type { Locator } from '@playwright/test'

/** Presses a heart with a count: it counts at once, is so after a reload too, and a second press takes it back. */
export async function likeAndTakeBack(heart: Locator): Promise<void> {
  const page = heart.page()
  await heart.waitFor()
  const before = Number(await heart.innerText())
  const step = (await heart.getAttribute('aria-pressed')) === 'true' ? -1 : 1
  const counted = page.waitForResponse((response) => response.request().method() !== 'GET')
  await heart.click()
  await expect(heart).toHaveText(String(before + step))
  await counted
  await page.reload()
  await expect(heart).toHaveText(String(before + step))
  await heart.click()
  await expect(heart).toHaveText(String(before))
}
