import type { Page } from '@playwright/test'

/** Leads the app to an address of its own without loading it again, as its links do. */
export function follow(page: Page, path: string): Promise<void> {
  return page.evaluate((to) => {
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: {} }))
  }, path)
}
