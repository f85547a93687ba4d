import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { test } from '../support/fixtures.ts'
import { overflow } from '../support/overflow.ts'
import { forcedColorFaults } from './forced-color-faults.ts'
import { heightOfBars } from './height-of-bars.ts'
import { largeTextFaults } from './large-text-faults.ts'
import { Looker } from './looker.ts'
import { mainScreens } from './main-screens.ts'

/** Of the root's 16 px. A browser that enlarges text does the same: every size of the app is a multiple of it. */
const textSizes = [150, 200]
/** A third of the height of a phone that lies on its side. */
const highestBars = 130

/** A list measures its rows again a frame after its width or its text changed. */
const settled = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 30)))
      }),
  )

async function onItsSide(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 844, height: 390 })
  await page.evaluate(() => window.scrollTo(0, 200))
  await settled(page)
  const over = await overflow(page)
  const bars = await page.evaluate(heightOfBars)
  return [
    ...(over > 0 ? [`on its side: the page sticks out by ${over} px`] : []),
    ...(bars > highestBars ? [`on its side: bars take ${bars} px`] : []),
  ]
}

async function inForcedColors(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' })
  const faults = await page.evaluate(forcedColorFaults)
  await page.emulateMedia({ forcedColors: 'none' })
  return faults.map((fault) => `forced colours: ${fault}`)
}

async function inLargeText(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 390, height: 844 })
  const faults: string[] = []
  for (const size of textSizes) {
    await page.evaluate((percent) => {
      document.documentElement.style.fontSize = `${percent}%`
    }, size)
    await settled(page)
    for (const fault of await page.evaluate(largeTextFaults)) faults.push(`text at ${size}%: ${fault}`)
  }
  return faults
}

for (const [group, screens] of Object.entries(mainScreens)) {
  test(`D-82 ${group}: large text loses nothing, forced colours show every choice, bars leave room on a phone on its side`, async ({
    openPhone,
    server,
  }) => {
    test.setTimeout(240_000)
    const page = await openPhone({ path: null, colorScheme: 'light', reducedMotion: 'reduce' })
    const looker = Looker.start(page, server)
    for (const screen of screens) {
      await test.step(screen.name, async () => {
        await looker.open(screen)
        const faults = [
          ...(await onItsSide(page)),
          ...(await inForcedColors(page)),
          ...(await inLargeText(page)),
        ]
        expect.soft(faults, screen.name).toEqual([])
      })
    }
  })
}
