import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { test } from '../support/fixtures.ts'
import { groups } from './groups.ts'
import { isMain } from './is-main.ts'
import { Looker } from './looker.ts'
import { readingFaults } from './reading-conditions.ts'
import { isRenewing, whyNotComparable } from './recorded.ts'
import type { Screen } from './screen.ts'
import { typographyAtWidths } from './typography.ts'

async function comparePictures(page: Page, { name, dark }: Screen): Promise<void> {
  await expect.soft(page).toHaveScreenshot(`${name}.png`)
  if (!dark) return
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.soft(page).toHaveScreenshot(`${name}-dark.png`)
  await page.emulateMedia({ colorScheme: 'light' })
}

test('in CI the pictures are compared, not skipped', async ({ browser }, info) => {
  test.skip(process.env['CI'] === undefined, 'A person reads why they are skipped.')
  expect(await whyNotComparable(browser, info)).toBe('')
})

for (const [title, screens] of Object.entries(groups)) {
  // One visit per screen for all checks, because navigation takes most of the time.
  test(`D-82 ${title} look as reviewed, keep Japanese typography, and lose nothing in the reading conditions`, async ({
    browser,
    openPhone,
    server,
  }, info) => {
    test.setTimeout(900_000)
    const isComparable = (await whyNotComparable(browser, info)) === ''
    const page = await openPhone({ path: null, colorScheme: 'light', reducedMotion: 'reduce' })
    const looker = Looker.start(page, server)
    for (const screen of screens) {
      await test.step(screen.name, async () => {
        await looker.open(screen)
        if (isComparable) await comparePictures(page, screen)
        if (isRenewing(info) || screen.hold) return
        expect.soft(await typographyAtWidths(page), `${screen.name}, typography`).toEqual([])
        if (!isMain(screen, screens)) return
        expect.soft(await readingFaults(page), `${screen.name}, conditions of reading`).toEqual([])
      })
    }
  })
}
