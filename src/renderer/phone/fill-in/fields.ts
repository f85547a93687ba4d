import type { Page } from '../link.ts'

/** Sets a value with the setter of the prototype, because a form library replaces the setter of the element. */
export function setValue(
  page: Page,
  field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement,
  value: string,
): void {
  const kind = Object.getPrototypeOf(field) as object
  Object.getOwnPropertyDescriptor(kind, 'value')?.set?.call(field, value)
  reportChange(page, field)
}

/** Gives a file to a field, as if it had been chosen. `file` is of the page's own realm. */
export function giveFile(page: Page, field: HTMLInputElement, file: File): void {
  const given = new page.DataTransfer()
  given.items.add(file)
  field.files = given.files
  reportChange(page, field)
}

function reportChange(page: Page, field: HTMLElement): void {
  for (const type of ['input', 'change']) field.dispatchEvent(new page.Event(type, { bubbles: true }))
}
