import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

/** Navigates the app without a page load, like its links, whose entries of the history have a key each. */
export function follow(page: Page, path: string): Promise<void> {
  return page.evaluate((to) => {
    const state = { key: `${to} ${history.length}` }
    history.pushState(state, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state }))
  }, path)
}

/** Navigates like {@link follow}, and waits until the content of the page before is gone. The address changes earlier. */
export async function followFully(page: Page, path: string): Promise<void> {
  const old = 'data-old'
  const before = new URL(page.url()).pathname
  await page.locator('#main > *').evaluateAll((all, name) => {
    for (const element of all) element.toggleAttribute(name, true)
  }, old)
  await follow(page, path)
  await expect(page.locator(`#main > [${old}]`), `${path} takes the place of ${before}`).toHaveCount(0)
}
