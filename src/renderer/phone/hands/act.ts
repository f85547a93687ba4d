import type { HandsFault, PhoneAct } from '../../../contract/phone-messages.ts'
import type { ActionOf } from '../../../contract/storyline/actions.ts'
import type { StoryElement } from '../../../contract/storyline/element.ts'
import { giveFile, setValue } from '../fields.ts'
import { fillCard } from '../fill-in.ts'
import type { Page } from '../link.ts'
import { atPosition, findAll, namesThere } from './find.ts'
import { plain } from './names.ts'
import { enter, isReachable, press, typeKey } from './press.ts'
import { roleOf } from './roles.ts'
import { isEnabled, isShown } from './states.ts'
import type { Watch } from './watch.ts'

/** Thrown when an act fails or an expectation does not hold. */
export class HandsError extends Error {
  override readonly name = 'HandsError'

  constructor(readonly fault: HandsFault) {
    super(`Failed to act: ${fault.reason}.`)
  }
}

const faultOn = (page: Page, reason: HandsFault['reason'], there: readonly string[] = []) =>
  new HandsError({ reason, there: [...there], page: page.document.title })

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
    if (!watch.phone.back()) throw faultNow(watch, 'no-back')
  } else if ('fillCard' in action) await fillIn(watch, action.number)
  else if ('press' in action) await touch(watch, action.press)
  else if ('key' in action) await pressKey(watch, action)
  else if ('type' in action) await typeInto(watch, action.type, action.text)
  else if ('choose' in action) await choose(watch, action.choose, action.option)
  else await give(watch, action.upload, action.given as File)
  await watch.rest()
}

function faultNow(watch: Watch, reason: HandsFault['reason'], there: readonly string[] = []): HandsError {
  const page = watch.phone.page()
  return page ? faultOn(page, reason, there) : new HandsError({ reason, there: [...there], page: '' })
}

interface Found {
  readonly page: Page
  readonly element: Element
}

/** Waits for the one element that a story names, until it can be used. */
async function find(watch: Watch, named: StoryElement, isUsable: (found: Found) => boolean): Promise<Found> {
  let last: HandsFault['reason'] = 'missing'
  const found = await watch.until((page) => {
    const alike = atPosition(findAll(page, named), named)
    const [element] = alike
    if (!element || alike.length > 1) {
      last = element ? 'several' : 'missing'
      return undefined
    }
    last = isEnabled(element) ? 'covered' : 'disabled'
    return isEnabled(element) && isUsable({ page, element }) ? { page, element } : undefined
  })
  if (found) return found
  const page = watch.phone.page()
  throw faultNow(watch, last, page && last === 'missing' ? namesThere(page, named) : [])
}

/** Whether an element can be touched. It is moved into view first. */
function isTouchable({ page, element }: Found): boolean {
  if (isReachable(page, element)) return true
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  return isReachable(page, element)
}

async function touch(watch: Watch, named: StoryElement): Promise<void> {
  const { page, element } = await find(watch, named, isTouchable)
  press(page, element)
}

async function pressKey(watch: Watch, { key, on }: ActionOf<'key'>): Promise<void> {
  const found = on ? await find(watch, on, ({ element }) => isShown(element)) : listening(watch)
  if (!found) throw faultNow(watch, 'missing')
  typeKey(found.page, found.element, key)
}

/** Where a page listens for keys: its topmost dialog, or where the focus is. */
function listening(watch: Watch): Found | undefined {
  const page = watch.phone.page()
  if (!page) return undefined
  const { document } = page
  const dialogs = [...document.querySelectorAll('[role=dialog], [role=alertdialog], dialog[open]')].filter(isShown)
  return { page, element: dialogs.at(-1) ?? document.activeElement ?? document.body }
}

async function typeInto(watch: Watch, named: StoryElement, text: string): Promise<void> {
  const { page, element } = await find(watch, named, isTouchable)
  if (!isField(element)) throw faultOn(page, 'kind')
  press(page, element)
  setValue(page, element, text)
  enter(page, undefined)
}

const isField = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  element.localName === 'input' || element.localName === 'textarea'

/** Chooses an option of a list that the browser draws, or of one that the page draws when its field is pressed. */
async function choose(watch: Watch, named: StoryElement, option: string): Promise<void> {
  const { page, element } = await find(
    watch,
    named,
    ({ element: list }) => list.localName === 'select' || isShown(list),
  )
  const wanted = plain(option)
  if (element.localName !== 'select') {
    if (roleOf(element) !== 'listbox') press(page, element)
    const chosen = await watch.until((now) => findAll(now, { role: 'option', name: wanted })[0])
    if (!chosen) throw faultNow(watch, 'option', namesThere(page, { role: 'option' }))
    return press(page, chosen)
  }
  const select = element as HTMLSelectElement
  const texts = () => [...select.options].map(({ text }) => plain(text))
  // Options may come with a response.
  const index = await watch.until(() => (texts().includes(wanted) ? texts().indexOf(wanted) : undefined))
  if (index === undefined) throw faultOn(page, 'option', texts().slice(0, 20))
  enter(page, select)
  setValue(page, select, select.options[index]?.value ?? '')
  enter(page, undefined)
}

/**
 * Gives a file to a field, to its label, or to a button that opens the choice of files. The field is the one for which
 * the press asks.
 */
async function give(watch: Watch, named: StoryElement, file: File): Promise<void> {
  const isUsable = (found: Found) => fieldOf(found.element) !== undefined || isTouchable(found)
  const found = await find(watch, named, isUsable)
  const { page } = found
  const field = fieldOf(found.element) ?? (await fieldAsked(watch, found))
  if (!field) throw faultOn(page, 'kind')
  giveFile(page, field, new page.File([file], file.name, { type: file.type }))
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

function fieldOf(element: Element): HTMLInputElement | undefined {
  const control = element.localName === 'label' ? (element as HTMLLabelElement).control : element
  return control?.localName === 'input' && (control as HTMLInputElement).type === 'file'
    ? (control as HTMLInputElement)
    : undefined
}

const cardField = 'input[autocomplete="cc-number"]'

async function fillIn(watch: Watch, number: string): Promise<void> {
  const page = await watch.until((now) => (now.document.querySelector(cardField) ? now : undefined))
  if (!page) throw faultNow(watch, 'missing')
  fillCard(page, number)
}
