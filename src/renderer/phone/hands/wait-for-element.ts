import type { HandsFault } from '../../../contract/phone-hands.ts'
import type { StoryElement } from '../../../contract/storyline/element.ts'
import type { Page } from '../link.ts'
import { atPosition, findAll, namesThere } from './find.ts'
import { errorNow } from './hands-error.ts'
import { isReachable } from './press.ts'
import { isEnabled } from './states.ts'
import type { Watch } from './watch.ts'

/** An element with the page that had it. */
export interface Found {
  readonly page: Page
  readonly element: Element
}

/**
 * Waits for the one element that a story names, until it can be used.
 * @throws HandsError, or Stopped
 */
export async function waitForElement(
  watch: Watch,
  named: StoryElement,
  isUsable: (found: Found) => boolean,
): Promise<Found> {
  /** Why it can't be used yet. */
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
  throw errorNow(watch, last, page && last === 'missing' ? namesThere(page, named) : [])
}

/** Whether an element can be touched. It is moved into view first. */
export function isTouchable({ page, element }: Found): boolean {
  if (isReachable(page, element)) return true
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  return isReachable(page, element)
}
