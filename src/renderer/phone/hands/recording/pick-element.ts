import type { PickedElement } from '../../../../contract/phone-messages.ts'
import { cutText } from '../../../../contract/rules/characters.ts'
import type { StoryElement } from '../../../../contract/storyline/element.ts'
import type { Page } from '../../link.ts'
import { findAll } from '../find.ts'
import { plain, sentenceAt } from '../names.ts'
import { pressEvents } from '../press.ts'
import { isChecked, isEnabled } from '../states.ts'
import { nameElement } from './name-element.ts'

const mark = 'data-yoimachi-pick'

/**
 * Lets a person point at an element of a page. Presses do nothing in the app meanwhile.
 * @param picked called for each press with what it hit
 * @returns the function that ends it
 */
export function pickElements(page: Page, picked: (what: PickedElement) => void): () => void {
  const { document } = page
  const sheet = new page.CSSStyleSheet()
  sheet.replaceSync(
    `[${mark}] { outline: 2px solid var(--plum) !important; outline-offset: 2px !important } * { cursor: crosshair !important }`,
  )
  document.adoptedStyleSheets.push(sheet)
  let marked: Element | undefined
  const markOnly = (element: Element | undefined) => {
    if (marked === element) return
    marked?.removeAttribute(mark)
    marked = element
    marked?.setAttribute(mark, '')
  }
  const move = ({ target }: Event) => markOnly(target instanceof page.Element ? target : undefined)
  let isPicked = false
  const stop = (event: Event) => {
    const { target, type } = event
    event.preventDefault()
    event.stopImmediatePropagation()
    if (type === 'pointerdown') isPicked = false
    // A disabled control has no click.
    const isPress = type === 'click' || (type === 'pointerup' && isDisabled(target))
    if (!isPress || isPicked || !(target instanceof page.Element)) return
    isPicked = type === 'pointerup'
    markOnly(undefined)
    picked(describe(page, target, textUnder(page, event as MouseEvent)))
  }
  const isDisabled = (target: EventTarget | null) =>
    target instanceof page.Element && target.closest(':disabled') !== null
  page.addEventListener('pointermove', move, true)
  for (const type of pressEvents) page.addEventListener(type, stop, { capture: true, passive: false })
  return () => {
    markOnly(undefined)
    page.removeEventListener('pointermove', move, true)
    for (const type of pressEvents) page.removeEventListener(type, stop, { capture: true })
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
  }
}

const controls =
  'button, a[href], input, select, textarea, [role=button], [role=link], [role=checkbox], [role=radio], [role=switch], [role=tab], [role=option], h1, h2, h3, h4, h5, h6, [role=heading], img'
const longestText = { characters: 200, codePoints: 200 }

/**
 * What can be expected of the element at a place: its text, its state, and the number of rows around it.
 *
 * @param pointed text under the pointer, which tells the lines of an element apart
 */
export function describe(page: Page, target: Element, pointed = ''): PickedElement {
  const control = controlAt(target)
  const element = control && nameElement(page, control)
  const row = target.closest('li, tr, [role=listitem], [role=row]')
  const rows = row ? rowsLike(page, row) : undefined
  const text = textAt(target, pointed)
  const checked = control && isChecked(control)
  return {
    ...(text !== '' && { text }),
    ...(element && { element }),
    ...(control && element && { enabled: isEnabled(control) }),
    ...(checked !== undefined && { checked }),
    ...(rows && { rows }),
  }
}

function controlAt(target: Element): Element | undefined {
  const label = target.closest('label')
  return target.closest(controls) ?? label?.control ?? undefined
}

/** The line of text at a place: of the sentence around a word, the line with the word. */
function textAt(target: Element, pointed: string): string {
  // An element of a picture has no text.
  if (!(target instanceof (target.ownerDocument.defaultView as Page).HTMLElement)) return ''
  const [first = ''] = linesOf(target)
  const lines = linesOf(sentenceAt(target))
  const own = pointed === '' ? first : pointed
  return cutText(lines.find((line) => line.includes(own)) ?? first, longestText)
}

/** Text between two elements that lies under a pointer; empty for none. */
function textUnder({ document }: Page, { clientX, clientY }: MouseEvent): string {
  const node = document.caretPositionFromPoint?.(clientX, clientY)?.offsetNode
  return node?.nodeType === Node.TEXT_NODE ? plain(node.textContent ?? '') : ''
}

const linesOf = ({ innerText }: HTMLElement) =>
  innerText
    .split(/[\n\t]+/)
    .map(plain)
    .filter((line) => line !== '')

/** Rows of the list or table around a row, when it can be named; otherwise all of the page. */
function rowsLike(page: Page, row: Element): PickedElement['rows'] {
  const role: StoryElement['role'] = row.matches('tr, [role=row]') ? 'row' : 'listitem'
  const around = row.parentElement?.closest('ul, ol, table, [role=list], [role=table]')
  const within = around && nameElement(page, around)
  const element: StoryElement = within?.name === undefined ? { role } : { role, within }
  const count = findAll(page, element).length
  return count === 0 ? undefined : { element, count }
}
