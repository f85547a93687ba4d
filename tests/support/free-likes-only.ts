import type { Page } from '@playwright/test'
import type { MockServer } from './mock-server.ts'

/** Makes a page believe that all likes are free, so that each like is sent at once (D-74). */
export async function freeLikesOnly(page: Page, server: MockServer): Promise<void> {
  await page.route('**/api/timeline', async (route) => {
    try {
      const response = await route.fetch({ url: `${server.url}/api/timeline` })
      const timeline = await response.json()
      const json = { ...timeline, free_like: timeline.like_remain, purchased_like_remain: 0 }
      await route.fulfill({ response, json })
    } catch {
      // The page has navigated and no longer waits for the response.
    }
  })
}
