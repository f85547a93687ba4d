import type { Page } from '@playwright/test'
import { testCardOf } from '../../src/contract/rules/card.ts'
import type { CardOutcome } from './types.ts'

/** Any name, future month and security code work; only the number decides (D-40). */
const holder = 'TARO YAMADA'
const month = '12'
const securityCode = '123'

/**
 * Fills in the card form of the member app with a test card.
 * @param outcome what becomes of a payment with the card
 */
export async function fillCard(page: Page, outcome: CardOutcome): Promise<void> {
  const field = (name: string) => page.locator(`[autocomplete="${name}"]`)
  await field('cc-number').fill(testCardOf(outcome))
  await field('cc-name').fill(holder)
  await field('cc-exp-month').selectOption(month)
  // The latest year on offer, because the world's clock may be ahead of this machine's.
  await field('cc-exp-year').selectOption({ index: (await field('cc-exp-year').locator('option').count()) - 1 })
  await field('cc-csc').fill(securityCode)
}
