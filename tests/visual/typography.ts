import type { Page } from '@playwright/test'
import { typographyFaults } from './typography-faults.ts'

const widths = [320, 360, 390]

/** Violations of the typography rules on an open page, each with the widths at which it appears. */
export async function typographyAtWidths(page: Page): Promise<string[]> {
  const found: Record<string, string[]> = {}
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 })
    for (const fault of await page.evaluate(typographyFaults)) (found[fault] ??= []).push(`${width}`)
  }
  return Object.entries(found).map(([fault, at]) => `${at.join(', ')} px: ${fault}`)
}
