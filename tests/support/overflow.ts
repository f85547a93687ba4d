import type { Page } from '@playwright/test'

/** How far a page can be pushed sideways, in px; above 0 something sticks out. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
