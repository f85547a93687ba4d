import type { Page } from '@playwright/test'

/** Horizontal overflow of a page in px; above 0 something sticks out. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
