import type { PhoneDevice } from '../../contract/phone-messages.ts'
import { sessionNames } from '../../contract/rules/session-values.ts'
import { legacyTokenType } from '../../contract/rules/stored-names.ts'
import type { Page } from './link.ts'

/** Session values never leave the phone: a copy must log in again. */
const secrets: ReadonlySet<string> = new Set([...sessionNames, legacyTokenType])
const mostScrolls = 50

type Scrolls = PhoneDevice['scrolls']

/** Storages and scroll positions of the phone, without its login. */
export function readDevice(page: Page | undefined): PhoneDevice {
  return {
    local: entriesOf(localStorage),
    session: entriesOf(sessionStorage),
    scrolls: page ? readScrolls(page) : [],
  }
}

/** Replaces the storages with those of another phone but keeps the login. */
export function writeStorages({ local, session }: PhoneDevice): void {
  fill(localStorage, local)
  fill(sessionStorage, session)
}

function entriesOf(storage: Storage): Record<string, string> {
  const keys = Object.keys(storage).filter((key) => !secrets.has(key))
  return Object.fromEntries(keys.map((key) => [key, storage.getItem(key) ?? '']))
}

/** A storage without space for all takes what fits, because the phone has to go on. */
function fill(storage: Storage, entries: Readonly<Record<string, string>>): void {
  for (const key of Object.keys(storage)) if (!secrets.has(key)) storage.removeItem(key)
  for (const [key, value] of Object.entries(entries)) {
    if (secrets.has(key)) continue
    try {
      storage.setItem(key, value)
    } catch (cause) {
      console.warn(`Failed to store ${key} on this phone: it has no space left.`, cause)
    }
  }
}

function readScrolls(page: Page): Scrolls {
  const own = { at: [], left: page.scrollX, top: page.scrollY }
  const boxes = [...page.document.body.querySelectorAll('*')]
    .filter(({ scrollTop, scrollLeft }) => scrollTop !== 0 || scrollLeft !== 0)
    .slice(0, mostScrolls - 1)
    .map((box) => ({ at: placeOf(box), left: box.scrollLeft, top: box.scrollTop }))
  return [own, ...boxes]
}

/** Indexes among siblings, from the body down. */
function placeOf(element: Element): number[] {
  const parent = element.parentElement
  if (!parent || element.tagName === 'BODY') return []
  return [...placeOf(parent), [...parent.children].indexOf(element)]
}

const everyMs = 100
const mostAttempts = 80
/** Attempts that the position must hold, because some pages scroll to their own end after loading their list. */
const heldAttempts = 15
const input = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const

/**
 * Restores the scroll position of another phone in a new page. Retries while lists fill in, unless the person scrolls
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
  const timer = page.setInterval(attempt, everyMs)
  for (const name of input) page.addEventListener(name, stop, { passive: true, once: true })
  function stop() {
    page.clearInterval(timer)
    for (const name of input) page.removeEventListener(name, stop)
  }
}

/** Returns whether the position is reached. */
function scrollTo(page: Page, { at, left, top }: Scrolls[number]): boolean {
  const box = at.length === 0 ? page.document.scrollingElement : elementAt(page.document.body, at)
  if (!box) return false
  if (Math.abs(box.scrollTop - top) > 1 || Math.abs(box.scrollLeft - left) > 1)
    box.scrollTo({ left, top, behavior: 'instant' })
  return Math.abs(box.scrollTop - top) <= 1 && Math.abs(box.scrollLeft - left) <= 1
}

function elementAt(body: Element, at: readonly number[]): Element | undefined {
  let element: Element | undefined = body
  for (const index of at) element = element?.children[index]
  return element
}
