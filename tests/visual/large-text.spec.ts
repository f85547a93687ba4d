import { expect } from '@playwright/test'
import { test } from '../support/fixtures.ts'
import { largeTextFaults } from './large-text-faults.ts'
import { Looker } from './looker.ts'
import { mainScreens } from './main-screens.ts'

/** Of the root's 16 px. A browser that enlarges text does the same: every size of the app is a multiple of it. */
const sizes = [150, 200]

test(`D-82 with text at ${sizes.join(' and ')}% nothing sticks out, is cut, or lies on something else`, async ({
  openPhone,
  server,
}) => {
  // It was not seen green since the wide shell and the moments changed the same pages.
  test.fixme()
  test.setTimeout(600_000)
  const page = await openPhone({ path: null, colorScheme: 'light', reducedMotion: 'reduce' })
  const looker = Looker.start(page, server)
  for (const screen of mainScreens) {
    await test.step(screen.name, async () => {
      await looker.open(screen)
      await page.setViewportSize({ width: 390, height: 844 })
      const faults: string[] = []
      for (const size of sizes) {
        await page.evaluate((percent) => {
          document.documentElement.style.fontSize = `${percent}%`
        }, size)
        // Long lists measure their rows again.
        await page.waitForTimeout(200)
        for (const fault of await page.evaluate(largeTextFaults)) faults.push(`${size}%: ${fault}`)
      }
      expect.soft(faults, screen.name).toEqual([])
    })
  }
})
