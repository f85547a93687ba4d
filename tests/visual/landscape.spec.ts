import { expect } from '@playwright/test'
import { test } from '../support/fixtures.ts'
import { Looker } from './looker.ts'
import { mainScreens } from './main-screens.ts'

/** Height of what stays in place at the top and the foot of the window, whatever is scrolled. */
function heightOfBars(): number {
  const bars = [...document.querySelectorAll('#root *')].filter((element) => {
    const { position, pointerEvents } = getComputedStyle(element)
    // The places where messages come up take nothing while they are empty.
    const held = /fixed|sticky/.test(position) && pointerEvents !== 'none'
    return held && element.checkVisibility({ opacityProperty: true })
  })
  const taken = new Set<number>()
  for (const bar of bars) {
    const { top, bottom, width } = bar.getBoundingClientRect()
    // A column beside the page is no bar.
    if (width < window.innerWidth / 3 || bottom - top > window.innerHeight * 0.9) continue
    for (let y = Math.max(0, Math.round(top)); y < Math.min(window.innerHeight, Math.round(bottom)); y += 1)
      taken.add(y)
  }
  return taken.size
}

test('D-82 on a phone laid on its side the bars leave two thirds of the height', async ({
  openPhone,
  server,
}) => {
  test.setTimeout(600_000)
  const page = await openPhone({ path: null, colorScheme: 'light', reducedMotion: 'reduce' })
  const looker = Looker.start(page, server)
  for (const screen of mainScreens) {
    await test.step(screen.name, async () => {
      await looker.open(screen)
      await page.setViewportSize({ width: 844, height: 390 })
      await page.evaluate(() => window.scrollTo(0, 200))
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect.soft(over, screen.name).toBeLessThanOrEqual(0)
      expect.soft(await page.evaluate(heightOfBars), screen.name).toBeLessThanOrEqual(130)
    })
  }
})
