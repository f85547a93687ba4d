import type { PickedElement } from '../../../../contract/phone-hands.ts'
import type { Page } from '../../link.ts'
import { plain } from '../names.ts'
import { pressEvents } from '../press.ts'
import { describeElement } from './describe-element.ts'

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
    picked(describeElement(page, target, textUnder(page, event as MouseEvent)))
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

/** Text between two elements that lies under a pointer; empty for none. */
function textUnder({ document }: Page, { clientX, clientY }: MouseEvent): string {
  const node = document.caretPositionFromPoint?.(clientX, clientY)?.offsetNode
  return node?.nodeType === Node.TEXT_NODE ? plain(node.textContent ?? '') : ''
}
