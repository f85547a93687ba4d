import { expect } from '@playwright/test'
import { test } from '../support/fixtures.ts'
import { groups } from './groups.ts'
import { Looker } from './looker.ts'
import { whyNotComparable } from './recorded.ts'

for (const [title, screens] of Object.entries(groups)) {
  test(`${title} look as they were reviewed`, async ({ browser, openPhone, server }, info) => {
    const why = await whyNotComparable(browser, info)
    test.skip(why !== '', why)
    test.setTimeout(600_000)
    const page = await openPhone({ path: null, colorScheme: 'light', reducedMotion: 'reduce' })
    const looker = Looker.start(page, server)
    for (const screen of screens) {
      await test.step(screen.name, async () => {
        await looker.open(screen)
        await expect.soft(page).toHaveScreenshot(`${screen.name}.png`)
        if (!screen.dark) return
        await page.emulateMedia({ colorScheme: 'dark' })
        await expect.soft(page).toHaveScreenshot(`${screen.name}-dark.png`)
        await page.emulateMedia({ colorScheme: 'light' })
      })
    }
  })
}
