import type { PhoneDevice } from '../../../contract/phone-device.ts'
import type { Page } from '../link.ts'

type Scrolls = PhoneDevice['scrolls']

const mostScrolls = 50

/** Scroll positions of the page and of the boxes in it; empty without a page. */
export function readScrolls(page: Page | undefined): Scrolls {
  if (!page) return []
  const own = { at: [], left: page.scrollX, top: page.scrollY }
  const boxes = [...page.document.body.querySelectorAll('*')]
    .filter(({ scrollTop, scrollLeft }) => scrollTop !== 0 || scrollLeft !== 0)
    .slice(0, mostScrolls - 1)
    .map((box) => ({ at: pathOf(box), left: box.scrollLeft, top: box.scrollTop }))
  return [own, ...boxes]
}

/** Indexes among siblings, from the body down. */
function pathOf(element: Element): number[] {
  const parent = element.parentElement
  if (!parent || element.tagName === 'BODY') return []
  return [...pathOf(parent), [...parent.children].indexOf(element)]
}

/** Milliseconds between two attempts. */
const attemptMs = 100
const mostAttempts = 80
/** Attempts that the positions must hold, because some pages scroll to their own end after loading their list. */
const heldAttempts = 15
/** What a person does to scroll. */
const scrollInput = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const

/**
 * Restores the scroll positions of another phone in a new page. Retries while lists fill in, unless the person scrolls
 * meanwhile.
 */
export function holdScrolls(page: Page, scrolls: Scrolls): void {
  const wanted = scrolls.filter(({ left, top }) => left !== 0 || top !== 0)
  if (wanted.length === 0) return
  let attempts = 0
  let held = 0
  const attempt = () => {
    const all = wanted.map((scroll) => scrollTo(page, scroll)).every(Boolean)
    held = all ? held + 1 : 0
    attempts += 1
    if (held === heldAttempts || attempts === mostAttempts) stop()
  }
  const timer = page.setInterval(attempt, attemptMs)
  for (const name of scrollInput) page.addEventListener(name, stop, { passive: true, once: true })
  function stop() {
    page.clearInterval(timer)
    for (const name of scrollInput) page.removeEventListener(name, stop)
  }
}

/** Returns whether the position is reached. */
function scrollTo(page: Page, { at, left, top }: Scrolls[number]): boolean {
  const box = at.length === 0 ? page.document.scrollingElement : elementAt(page.document.body, at)
  if (!box) return false
  const isThere = () => Math.abs(box.scrollTop - top) <= 1 && Math.abs(box.scrollLeft - left) <= 1
  if (!isThere()) box.scrollTo({ left, top, behavior: 'instant' })
  return isThere()
}

function elementAt(body: Element, path: readonly number[]): Element | undefined {
  let element: Element | undefined = body
  for (const index of path) element = element?.children[index]
  return element
}
