import { expect } from '@playwright/test'
import { test } from '../support/fixtures.ts'
import { Looker } from './looker.ts'
import { whyNotComparable } from './recorded.ts'
import { tabletScreens, uprightScreens, wideOthers, widePeople } from './screens/wide-screens.ts'

const windows = {
  'a wide window, about people,': { size: { width: 1440, height: 900 }, screens: widePeople },
  'a wide window, about all else,': { size: { width: 1440, height: 900 }, screens: wideOthers },
  'a tablet held across': { size: { width: 1024, height: 768 }, screens: tabletScreens },
  'a tablet held upright': { size: { width: 768, height: 1024 }, screens: uprightScreens },
}

for (const [title, { size, screens }] of Object.entries(windows)) {
  test(`D-81 D-104 the most used pages in ${title} look as they were reviewed`, async ({
    browser,
    openPhone,
    server,
  }, info) => {
    const why = await whyNotComparable(browser, info)
    test.skip(why !== '', why)
    test.setTimeout(600_000)
    const page = await openPhone({ path: null, colorScheme: 'light', reducedMotion: 'reduce' })
    const looker = Looker.start(page, server, size)
    for (const screen of screens) {
      await test.step(screen.name, async () => {
        await looker.open({ ...screen, viewport: true })
        await expect.soft(page).toHaveScreenshot(`${screen.name}.png`)
        if (!screen.dark) return
        await page.emulateMedia({ colorScheme: 'dark' })
        await expect.soft(page).toHaveScreenshot(`${screen.name}-dark.png`)
        await page.emulateMedia({ colorScheme: 'light' })
      })
    }
  })
}
