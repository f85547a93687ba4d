import type { PhoneDid } from '../../../../contract/phone-hands.ts'
import { cardOutcomes, findCardBrand } from '../../../../contract/rules/card.ts'
import { isSecretField } from '../../../../contract/rules/secrets.ts'
import type { StoryElement } from '../../../../contract/storyline/element.ts'
import type { Page } from '../../link.ts'
import { plain } from '../page-text.ts'
import { nameElement, pressedAt } from './name-element.ts'
import { KeyWatch } from './record-keys.ts'

interface Recording {
  readonly isOn: () => boolean
  readonly did: (...what: readonly PhoneDid[]) => void
  /** Whether a person caused an event. Scripts of the page and the hands of a played story cause others. */
  readonly isByHand: (event: Event) => boolean
}

/** Input types whose text is typed, dates included. */
const typed = new Set([
  ...['text', 'email', 'tel', 'url', 'search', 'number', 'password', 'date', 'datetime-local', 'month', 'time'],
])

/** Reports what a person does on a page: presses, keys, texts, choices and files. */
export function recordPage(page: Page, { isOn, did: report, isByHand }: Recording): void {
  const { document } = page
  const keys = new KeyWatch(page, report)
  const did = (...what: readonly PhoneDid[]) => {
    if (what.length > 0) keys.noteOtherStep()
    report(...what)
  }
  /** The last press, which may open the list of files. */
  let pressed: StoryElement | undefined
  const listen = (type: string, handle: (event: Event) => void) => {
    // Before the handlers of the page, because they may take the element away.
    document.addEventListener(type, (event) => isOn() && handle(event), { capture: true, passive: true })
  }
  listen('click', (event) => {
    const { target } = event
    const element = isByHand(event) && target instanceof page.Element ? pressedAt(target) : undefined
    pressed = element && nameElement(page, element)
    if (pressed) did({ press: pressed })
  })
  listen('input', (event) => {
    const { target } = event
    if (!isByHand(event)) return
    if (target instanceof page.HTMLInputElement && typed.has(target.type)) did(...typedIn(page, target))
    if (target instanceof page.HTMLTextAreaElement) did(...typedIn(page, target))
  })
  listen('keydown', (event) => isByHand(event) && event instanceof page.KeyboardEvent && keys.down(event))
  listen('submit', () => keys.formSent())
  listen('change', (event) => {
    const { target } = event
    if (target instanceof page.HTMLInputElement && target.type === 'file') did(...givenTo(page, target, pressed))
    if (isByHand(event) && target instanceof page.HTMLSelectElement) did(...chosenIn(page, target))
  })
}

/** Text in a field. Passwords and cards never leave the page as they are. */
function typedIn(page: Page, field: HTMLInputElement | HTMLTextAreaElement): PhoneDid[] {
  const { type, value } = field
  if (type === 'password') return named(page, field, (element) => ({ type: element, text: '{password}' }))
  if (isOfCard(field)) return cardIn(value)
  return named(page, field, (element) => {
    const isSecret = element.name !== undefined && isSecretField(element.name)
    return isSecret ? cardIn(value)[0] : { type: element, text: value }
  })
}

/** Fields of a card form. The outcome of its test card stands for all of them. */
const isOfCard = (field: Element) => field.getAttribute('autocomplete')?.startsWith('cc-') === true

function cardIn(text: string): PhoneDid[] {
  const digits = text.replaceAll(/\D/g, '')
  return findCardBrand(digits) ? [{ fillCard: cardOutcomes.get(digits) ?? 'success' }] : []
}

function chosenIn(page: Page, list: HTMLSelectElement): PhoneDid[] {
  const option = list.selectedOptions[0]
  if (!option || isOfCard(list)) return []
  return named(page, list, (element) => ({ choose: element, option: plain(option.text) }))
}

/** A file in a field. A field that is not shown is named by what was pressed to choose the file. */
function givenTo(page: Page, field: HTMLInputElement, pressed: StoryElement | undefined): PhoneDid[] {
  const [given] = field.files ?? []
  const shown = [field, ...page.document.querySelectorAll<HTMLInputElement>('input[type=file]')]
  const upload = nameElement(page, field) ?? pressed ?? shown.map((one) => nameElement(page, one)).find(Boolean)
  return given && upload ? [{ upload, given }] : []
}

function named(page: Page, field: Element, what: (element: StoryElement) => PhoneDid | undefined): PhoneDid[] {
  const element = nameElement(page, field)
  const found = element && what(element)
  return found ? [found] : []
}
