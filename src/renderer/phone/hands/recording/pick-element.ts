import type { PickedElement } from '../../../../contract/phone-hands.ts'
import type { Page } from '../../link.ts'
import { plain } from '../page-text.ts'
import { pressEvents } from '../press.ts'
import { describeElement } from './describe-element.ts'

const mark = 'data-yoimachi-pick'
const markedStyle = `
  [${mark}] { outline: 2px solid var(--plum) !important; outline-offset: 2px !important }
  * { cursor: crosshair !important }
`

/**
 * Lets a person point at an element of a page. Presses do nothing in the app meanwhile.
 * @param picked called for each press with what it hit
 * @returns the function that ends it
 */
export function pickElements(page: Page, picked: (what: PickedElement) => void): () => void {
  const marker = new Marker(page)
  const elementAt = ({ target }: Event) => (target instanceof page.Element ? target : undefined)
  const move = (event: Event) => marker.mark(elementAt(event))
  /** Whether the present press has picked an element without a click. */
  let isPicked = false
  const stop = (event: Event) => {
    const { type } = event
    event.preventDefault()
    event.stopImmediatePropagation()
    if (type === 'pointerdown') isPicked = false
    const element = elementAt(event)
    // A disabled control has no click.
    const isPress = type === 'click' || (type === 'pointerup' && element?.matches(':disabled, :disabled *'))
    if (!element || !isPress || isPicked) return
    isPicked = type === 'pointerup'
    marker.mark(undefined)
    picked(describeElement(page, element, textUnder(page, event as MouseEvent)))
  }
  page.addEventListener('pointermove', move, true)
  for (const type of pressEvents) page.addEventListener(type, stop, { capture: true, passive: false })
  return () => {
    marker.end()
    page.removeEventListener('pointermove', move, true)
    for (const type of pressEvents) page.removeEventListener(type, stop, { capture: true })
  }
}

/** Outlines one element of a page at a time, and shows a crosshair. */
class Marker {
  readonly #document: Document
  readonly #sheet: CSSStyleSheet
  #marked: Element | undefined

  constructor(page: Page) {
    this.#document = page.document
    this.#sheet = new page.CSSStyleSheet()
    this.#sheet.replaceSync(markedStyle)
    this.#document.adoptedStyleSheets.push(this.#sheet)
  }

  mark(element: Element | undefined): void {
    if (this.#marked === element) return
    this.#marked?.removeAttribute(mark)
    this.#marked = element
    element?.setAttribute(mark, '')
  }

  end(): void {
    this.mark(undefined)
    this.#document.adoptedStyleSheets = this.#document.adoptedStyleSheets.filter((sheet) => sheet !== this.#sheet)
  }
}

/** Text between two elements that lies under a pointer; empty for none. */
function textUnder({ document }: Page, { clientX, clientY }: MouseEvent): string {
  const node = document.caretPositionFromPoint?.(clientX, clientY)?.offsetNode
  return node?.nodeType === Node.TEXT_NODE ? plain(node.textContent ?? '') : ''
}
