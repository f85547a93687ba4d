import type { PickedElement } from '../../../../contract/phone-hands.ts'
import { cutText } from '../../../../contract/rules/characters.ts'
import type { StoryElement } from '../../../../contract/storyline/element.ts'
import type { Page } from '../../link.ts'
import { findAll } from '../find.ts'
import { linesOf, sentenceAt } from '../page-text.ts'
import { isChecked, isEnabled } from '../states.ts'
import { nameElement } from './name-element.ts'

const controls = [
  ...['button', 'a[href]', 'input', 'select', 'textarea', 'img', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
  ...['button', 'link', 'checkbox', 'radio', 'switch', 'tab', 'option', 'heading'].map((role) => `[role=${role}]`),
].join(', ')
const longestText = { characters: 200, codePoints: 200 }

/**
 * What can be expected of the element at a place: its text, its state, and the number of rows around it.
 * @param pointed text under the pointer, which tells the lines of an element apart
 */
export function describeElement(page: Page, target: Element, pointed = ''): PickedElement {
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

/** Rows of the list or table around a row, when it can be named; otherwise all of the page. */
function rowsLike(page: Page, row: Element): PickedElement['rows'] {
  const role: StoryElement['role'] = row.matches('tr, [role=row]') ? 'row' : 'listitem'
  const around = row.parentElement?.closest('ul, ol, table, [role=list], [role=table]')
  const within = around && nameElement(page, around)
  const element: StoryElement = within?.name === undefined ? { role } : { role, within }
  const count = findAll(page, element).length
  return count === 0 ? undefined : { element, count }
}
