import { expect } from '@playwright/test'
import { test } from '../support/fixtures.ts'
import { groups } from './groups.ts'
import { Looker } from './looker.ts'
import { typographyFaults } from './typography.ts'

const widths = [320, 360, 390]

for (const [title, screens] of Object.entries(groups)) {
  test(`${title} keep the rules of Japanese typography at ${widths.join(', ')} px`, async ({
    openPhone,
    server,
  }) => {
    test.setTimeout(300_000)
    const page = await openPhone({ path: null, colorScheme: 'light', reducedMotion: 'reduce' })
    const looker = Looker.start(page, server)
    for (const screen of screens.filter(({ hold }) => !hold)) {
      await test.step(screen.name, async () => {
        await looker.open(screen)
        const found: Record<string, string[]> = {}
        for (const width of widths) {
          await page.setViewportSize({ width, height: 844 })
          for (const fault of await page.evaluate(typographyFaults)) (found[fault] ??= []).push(`${width}`)
        }
        const faults = Object.entries(found).map(([fault, at]) => `${at.join(', ')} px: ${fault}`)
        expect.soft(faults, screen.name).toEqual([])
      })
    }
  })
}
