import type { PhoneAct } from '../../../contract/phone-hands.ts'
import type { ActionOf } from '../../../contract/storyline/actions.ts'
import type { StoryElement } from '../../../contract/storyline/element.ts'
import { fillCard } from '../fill-in/card-form.ts'
import { setValue } from '../fill-in/fields.ts'
import type { Page } from '../link.ts'
import { findAll, namesThere } from './find.ts'
import { moveFocus } from './focus.ts'
import { giveFile } from './give-file.ts'
import { errorNow, errorOn } from './hands-error.ts'
import { plain } from './page-text.ts'
import { press, typeKey } from './press.ts'
import { roleOf } from './roles.ts'
import { isShown } from './states.ts'
import { type Found, isTouchable, waitForElement } from './wait-for-element.ts'
import type { Watch } from './watch.ts'

/** A person sees what is touched before it changes. */
const glanceMs = 600

/**
 * Makes an action on the page of a phone, as soon as its element can be used, and waits for what the page does then.
 * @throws HandsError, or Stopped
 */
export async function act(watch: Watch, action: PhoneAct, slowly: boolean): Promise<void> {
  await watch.rest()
  if (slowly) await watch.pause(glanceMs)
  if ('back' in action) {
    if (!watch.phone.back()) throw errorNow(watch, 'no-back')
  } else if ('fillCard' in action) await fillIn(watch, action.number)
  else if ('press' in action) await touch(watch, action.press)
  else if ('key' in action) await pressKey(watch, action)
  else if ('type' in action) await typeInto(watch, action.type, action.text)
  else if ('choose' in action) await choose(watch, action.choose, action.option)
  else await giveFile(watch, action.upload, action.given as File)
  await watch.rest()
}

async function touch(watch: Watch, named: StoryElement): Promise<void> {
  const { page, element } = await waitForElement(watch, named, isTouchable)
  press(page, element)
}

async function pressKey(watch: Watch, { key, on }: ActionOf<'key'>): Promise<void> {
  const found = on ? await waitForElement(watch, on, ({ element }) => isShown(element)) : focusedOn(watch)
  if (!found) throw errorNow(watch, 'missing')
  typeKey(found.page, found.element, key)
}

/** Where a page receives keys: its topmost dialog, or where the focus is. */
function focusedOn(watch: Watch): Found | undefined {
  const page = watch.phone.page()
  if (!page) return undefined
  const { document } = page
  const dialogs = [...document.querySelectorAll('[role=dialog], [role=alertdialog], dialog[open]')].filter(isShown)
  return { page, element: dialogs.at(-1) ?? document.activeElement ?? document.body }
}

async function typeInto(watch: Watch, named: StoryElement, text: string): Promise<void> {
  const { page, element } = await waitForElement(watch, named, isTouchable)
  if (!isField(element)) throw errorOn(page, 'kind')
  press(page, element)
  setValue(page, element, text)
  moveFocus(page, undefined)
}

const isField = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  element.localName === 'input' || element.localName === 'textarea'

/** Chooses an option of a list that the browser draws, or of one that the page draws when its field is pressed. */
async function choose(watch: Watch, named: StoryElement, option: string): Promise<void> {
  const isThere = ({ element }: Found) => isSelect(element) || isShown(element)
  const { page, element } = await waitForElement(watch, named, isThere)
  const wanted = plain(option)
  if (isSelect(element)) return chooseInSelect(watch, page, element, wanted)
  if (roleOf(element) !== 'listbox') press(page, element)
  const chosen = await watch.until((now) => findAll(now, { role: 'option', name: wanted })[0])
  if (!chosen) throw errorNow(watch, 'option', namesThere(page, { role: 'option' }))
  press(page, chosen)
}

const isSelect = (element: Element): element is HTMLSelectElement => element.localName === 'select'

const mostOptionsNamed = 20

async function chooseInSelect(watch: Watch, page: Page, select: HTMLSelectElement, wanted: string): Promise<void> {
  const texts = () => [...select.options].map(({ text }) => plain(text))
  // Options may come with a response.
  const index = await watch.until(() => (texts().includes(wanted) ? texts().indexOf(wanted) : undefined))
  if (index === undefined) throw errorOn(page, 'option', texts().slice(0, mostOptionsNamed))
  moveFocus(page, select)
  setValue(page, select, select.options[index]?.value ?? '')
  moveFocus(page, undefined)
}

const cardField = 'input[autocomplete="cc-number"]'

async function fillIn(watch: Watch, number: string): Promise<void> {
  const page = await watch.until((now) => (now.document.querySelector(cardField) ? now : undefined))
  if (!page) throw errorNow(watch, 'missing')
  fillCard(page, number)
}
