import type { Page } from '@playwright/test'
import { overflow } from '../support/overflow.ts'
import { coveredLabels } from './covered-labels.ts'
import { forcedColorFaults } from './forced-color-faults.ts'
import { heightOfBars } from './height-of-bars.ts'
import { largeTextFaults } from './large-text-faults.ts'

/** Of the root's 16 px, as in a browser with enlarged text, because every size of the app is a multiple of it. */
const textSizes = [150, 200]
/** Largest and smallest landscape phone, and the maximum height of bars there in px (D-104). */
const onTheirSide = [
  { width: 844, height: 390 },
  { width: 667, height: 375 },
]
const highestBars = 90

/** A list measures its rows a frame after a change of width or text, and draws them a frame later. */
const afterLayout = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise((drawn) => requestAnimationFrame(drawn))
  })

async function onItsSide(page: Page, size: { width: number; height: number }): Promise<string[]> {
  await page.setViewportSize(size)
  await page.evaluate(() => {
    document.documentElement.style.fontSize = ''
    window.scrollTo(0, 200)
  })
  await afterLayout(page)
  const over = await overflow(page)
  const bars = await page.evaluate(heightOfBars)
  const covered = await page.evaluate(coveredLabels)
  const faults = [
    ...covered.map((label) => `${label} is covered`),
    ...(over > 0 ? [`the page sticks out by ${over} px`] : []),
    ...(bars > highestBars ? [`bars take ${bars} px`] : []),
  ]
  return faults.map((fault) => `on its side, ${size.width} px wide: ${fault}`)
}

async function inForcedColors(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' })
  await afterLayout(page)
  const faults = await page.evaluate(forcedColorFaults)
  await page.emulateMedia({ forcedColors: 'none' })
  return faults.map((fault) => `forced colours: ${fault}`)
}

async function inLargeText(page: Page): Promise<string[]> {
  const faults: string[] = []
  for (const size of textSizes) {
    await page.evaluate((percent) => {
      document.documentElement.style.fontSize = `${percent}%`
    }, size)
    await afterLayout(page)
    for (const fault of await page.evaluate(largeTextFaults)) faults.push(`text at ${size}%: ${fault}`)
  }
  return faults
}

/**
 * Faults of an open page, 390 px wide, in forced colours, in large text and on a landscape phone (D-82). In this order, because
 * each change of width lays the whole page out anew.
 */
export async function readingFaults(page: Page): Promise<string[]> {
  const faults = [...(await inForcedColors(page)), ...(await inLargeText(page))]
  for (const size of onTheirSide) faults.push(...(await onItsSide(page, size)))
  return faults
}
