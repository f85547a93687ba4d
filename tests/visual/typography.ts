import type { Page } from '@playwright/test'
import { typographyFaults } from './typography-faults.ts'

const widths = [320, 360, 390]

/** What breaks the rules of Japanese typography on an open page, each fault with the widths that it is seen at. */
export async function typographyAtWidths(page: Page): Promise<string[]> {
  const found: Record<string, string[]> = {}
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 })
    for (const fault of await page.evaluate(typographyFaults)) (found[fault] ??= []).push(`${width}`)
  }
  return Object.entries(found).map(([fault, at]) => `${at.join(', ')} px: ${fault}`)
}
