import { findCardBrand } from '../../../contract/rules/card.ts'
import type { Page } from '../link.ts'
import { setValue } from './fields.ts'

/** Any name and any future month work; only the number decides (D-40). */
const holder = 'TARO YAMADA'
const month = '12'

/** Fills the card form of the page with a test card, like the browser's card store. No-op without a form. */
export function fillCard(page: Page | undefined, number: string): void {
  if (!page) return
  fill(page, 'cc-number', number)
  fill(page, 'cc-name', holder)
  fill(page, 'cc-exp-month', month)
  fill(page, 'cc-exp-year', latestYear(page))
  fill(page, 'cc-csc', findCardBrand(number) === 'Amex' ? '1234' : '123')
}

/** Sets the field with a value of `autocomplete`, and leaves it. Without a value, the field stays as it is. */
function fill(page: Page, name: string, value: string | undefined): void {
  const selector = `input[autocomplete="${name}"], select[autocomplete="${name}"]`
  const field = page.document.querySelector<HTMLInputElement | HTMLSelectElement>(selector)
  if (!field || value === undefined) return
  setValue(page, field, value)
  field.dispatchEvent(new page.Event('blur', { bubbles: true }))
}

/** The latest year on offer, because the world's clock may be ahead of this machine's. */
function latestYear(page: Page): string | undefined {
  const list = page.document.querySelector<HTMLSelectElement>('select[autocomplete="cc-exp-year"]')
  return [...(list?.options ?? [])].at(-1)?.value
}
