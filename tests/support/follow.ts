import type { Page } from '@playwright/test'

/** Navigates the app without a page load, like its links. */
export function follow(page: Page, path: string): Promise<void> {
  return page.evaluate((to) => {
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: {} }))
  }, path)
}
