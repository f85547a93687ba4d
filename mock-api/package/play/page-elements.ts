import type { Locator, Page } from '@playwright/test'
import { elementText, type StoryElement } from '../../../src/contract/storyline/element.ts'
import type { ShownExpectation } from '../../../src/contract/storyline/expectations.ts'
import { nearestLines } from '../../../src/contract/storyline/nearest-lines.ts'

/** Elements that a story names, without the position of the last. */
function alike(page: Page, { role, name, within }: StoryElement): Locator {
  const scope = within ? locate(page, within) : page
  return scope.getByRole(role, name === undefined ? {} : { name, exact: true })
}

export function locate(page: Page, element: StoryElement): Locator {
  const found = alike(page, element)
  return element.position === undefined ? found : found.nth(element.position - 1)
}

const mostListed = 8

/** Returns why an element isn't the one that is meant, and what stood there; undefined when it is there. */
export async function placeFault(page: Page, element: StoryElement): Promise<string | undefined> {
  const count = await locate(page, element).count()
  if (count === 1) return undefined
  if (count > 1) return `${elementText(element)} appears ${count} times`
  const there = await namesOf(page, element.role)
  const instead = there.length === 0 ? `no ${element.role}` : there.join(', ')
  return `${elementText(element)} is not on the page "${await page.title()}"; there stood ${instead}`
}

/** Accessible names of the elements of a role, in quotes. */
async function namesOf(page: Page, role: StoryElement['role']): Promise<string[]> {
  const elements = (await page.getByRole(role).all()).slice(0, mostListed)
  const snapshots = await Promise.all(elements.map((one) => one.ariaSnapshot()))
  return snapshots.flatMap((snapshot) => /^- \S+ ("(?:[^"\\]|\\.)*")/.exec(snapshot)?.[1] ?? [])
}

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** Returns what a page shows instead of an expectation; undefined when it holds. */
export function shownFault(page: Page, expected: ShownExpectation): Promise<string | undefined> {
  return 'text' in expected ? textFault(page, expected) : elementFault(page, expected)
}

type TextExpectation = Extract<ShownExpectation, { text: unknown }>

async function textFault(page: Page, { text, within, absent }: TextExpectation): Promise<string | undefined> {
  const scope = within ? locate(page, within) : page.locator('body')
  const shown = await scope.allInnerTexts()
  const isThere = shown.some((part) => plain(part).includes(plain(text)))
  if (isThere !== (absent === true)) return undefined
  const fault = `the page "${await page.title()}" ${isThere ? 'shows' : 'does not show'} "${text}"`
  const near = isThere ? [] : nearestLines(shown.join('\n'), text)
  return near.length === 0 ? fault : `${fault}, but ${near.map((line) => `"${line}"`).join(', ')}`
}

type ElementExpectation = Extract<ShownExpectation, { element: unknown }>

async function elementFault(page: Page, expected: ElementExpectation): Promise<string | undefined> {
  const { element, enabled, checked, count, absent } = expected
  const name = elementText(element)
  if (count !== undefined) {
    const found = await alike(page, element).count()
    return found === count ? undefined : `${name} appears ${found} times, not ${count}`
  }
  const found = locate(page, element)
  if (absent) return (await found.count()) === 0 ? undefined : `${name} is there`
  const fault = await placeFault(page, element)
  if (fault !== undefined) return fault
  if (enabled !== undefined && (await found.isEnabled()) !== enabled)
    return `${name} is ${enabled ? 'disabled' : 'enabled'}`
  if (checked !== undefined && (await isChecked(found)) !== checked)
    return `${name} is ${checked ? 'not checked' : 'checked'}`
  return undefined
}

/** Also whether a tab is selected or a button is pressed. */
async function isChecked(found: Locator): Promise<boolean> {
  for (const name of ['aria-checked', 'aria-selected', 'aria-pressed']) {
    const state = await found.getAttribute(name)
    if (state !== null) return state === 'true'
  }
  return found.isChecked()
}
