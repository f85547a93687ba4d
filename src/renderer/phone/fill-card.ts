import { findCardBrand } from '../../contract/enums/payment.ts'
import type { Page } from './page.ts'

/** Any name and any month ahead will do; only the number decides (D-40). */
const holder = 'TARO YAMADA'
const month = '12'

/** Types a test card into the page's form, as the browser's own card store would; nothing where there is none. */
export function fillCard(page: Page | undefined, number: string): void {
  if (!page) return
  put(page, 'cc-number', number)
  put(page, 'cc-name', holder)
  put(page, 'cc-exp-month', month)
  putLast(page, 'cc-exp-year')
  put(page, 'cc-csc', findCardBrand(number) === 'Amex' ? '1234' : '123')
}

type Control = HTMLInputElement | HTMLSelectElement

const find = (page: Page, name: string) =>
  page.document.querySelector<Control>(`input[autocomplete="${name}"], select[autocomplete="${name}"]`)

function put(page: Page, name: string, value: string): void {
  const control = find(page, name)
  if (!control) return
  // A form library replaces the setter on the element itself; the element's kind has the browser's own.
  const kind = Object.getPrototypeOf(control) as object
  Object.getOwnPropertyDescriptor(kind, 'value')?.set?.call(control, value)
  for (const type of ['input', 'change', 'blur'])
    control.dispatchEvent(new page.Event(type, { bubbles: true }))
}

/** The farthest year that is offered: the world's clock may be ahead of this machine's. */
function putLast(page: Page, name: string): void {
  const control = find(page, name)
  if (control?.tagName !== 'SELECT') return
  put(page, name, [...(control as HTMLSelectElement).options].at(-1)?.value ?? '')
}
