import type { Page } from '@playwright/test'

/** Navigates the app without a page load, like its links, whose entries of the history have a key each. */
export function follow(page: Page, path: string): Promise<void> {
  return page.evaluate((to) => {
    const state = { key: `${to} ${history.length}` }
    history.pushState(state, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state }))
  }, path)
}
