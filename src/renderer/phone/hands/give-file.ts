import type { StoryElement } from '../../../contract/storyline/element.ts'
import { giveFile as fillFileField } from '../fill-in/fields.ts'
import { errorOn } from './hands-error.ts'
import { press } from './press.ts'
import { type Found, isTouchable, waitForElement } from './wait-for-element.ts'
import type { Watch } from './watch.ts'

/**
 * Gives a file to a field, to its label, or to a button that opens the choice of files. The field is the one for which
 * the press asks.
 */
export async function giveFile(watch: Watch, named: StoryElement, file: File): Promise<void> {
  const isUsable = (found: Found) => fieldOf(found.element) !== undefined || isTouchable(found)
  const found = await waitForElement(watch, named, isUsable)
  const { page } = found
  const field = fieldOf(found.element) ?? (await fieldAsked(watch, found))
  if (!field) throw errorOn(page, 'kind')
  fillFileField(page, field, new page.File([file], file.name, { type: file.type }))
}

/** Presses an element and returns the field of files that it asks for, or that comes then. */
async function fieldAsked(watch: Watch, { page, element }: Found): Promise<HTMLInputElement | undefined> {
  let field: HTMLInputElement | undefined
  const asked = (event: Event) => {
    const { target } = event
    if (!(target instanceof page.HTMLInputElement) || target.type !== 'file') return
    event.preventDefault()
    field = target
  }
  page.document.addEventListener('click', asked, true)
  try {
    press(page, element)
    return await watch.until(
      () => field ?? page.document.querySelector<HTMLInputElement>('input[type=file]') ?? undefined,
    )
  } finally {
    // Also when the story is stopped: the next press is a person's, who chooses a file.
    page.document.removeEventListener('click', asked, true)
  }
}

/** The file field that an element is, or that it labels. */
function fieldOf(element: Element): HTMLInputElement | undefined {
  const control = element.localName === 'label' ? (element as HTMLLabelElement).control : element
  return control?.matches('input[type=file]') === true ? (control as HTMLInputElement) : undefined
}
