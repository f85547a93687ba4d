import type { Page } from '@playwright/test'
import { overflow } from '../support/overflow.ts'
import { coveredLabels } from './covered-labels.ts'
import { forcedColorFaults } from './forced-color-faults.ts'
import { heightOfBars } from './height-of-bars.ts'
import { largeTextFaults } from './large-text-faults.ts'

/** Of the root's 16 px. A browser that enlarges text does the same: every size of the app is a multiple of it. */
const textSizes = [150, 200]
/** A third of the height of a phone that lies on its side. */
const highestBars = 130

/** A list measures its rows again a frame after its width or its text changed; colours of the system come with a frame. */
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
  const covered = await page.evaluate(coveredLabels)
  return [
    ...covered.map((label) => `on its side: ${label} is covered`),
    ...(over > 0 ? [`on its side: the page sticks out by ${over} px`] : []),
    ...(bars > highestBars ? [`on its side: bars take ${bars} px`] : []),
  ]
}

async function inForcedColors(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' })
  await settled(page)
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

/** What an open page loses on a phone laid on its side, in colours of the system and in large text (D-82). */
export async function readingFaults(page: Page): Promise<string[]> {
  return [...(await onItsSide(page)), ...(await inForcedColors(page)), ...(await inLargeText(page))]
}
