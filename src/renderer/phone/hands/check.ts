import type { HandsFault } from '../../../contract/phone-hands.ts'
import type { ShownExpectation } from '../../../contract/storyline/expectations.ts'
import { nearestLines } from '../../../contract/storyline/nearest-lines.ts'
import type { Page } from '../link.ts'
import { atPosition, findAll, namesThere, scopesOf } from './find.ts'
import { errorNow } from './hands-error.ts'
import { plain } from './page-text.ts'
import { isChecked, isEnabled } from './states.ts'
import type { Watch } from './watch.ts'

type Fault = Pick<HandsFault, 'reason' | 'there'>

/** Waits until an expectation holds. @throws HandsError with what the page shows instead, or Stopped */
export async function check(watch: Watch, expected: ShownExpectation): Promise<void> {
  await watch.rest()
  let last: Fault = { reason: 'missing', there: [] }
  const holds = await watch.until((page) => {
    const fault = faultOf(page, expected)
    if (fault) last = fault
    return fault === undefined ? true : undefined
  })
  if (holds) return
  throw errorNow(watch, last.reason, last.there)
}

/** Why an expectation does not hold on a page; undefined when it holds. */
const faultOf = (page: Page, expected: ShownExpectation): Fault | undefined =>
  'text' in expected ? faultOfText(page, expected) : faultOfElement(page, expected)

type Expected<Key extends 'text' | 'element'> = Extract<ShownExpectation, Readonly<Record<Key, unknown>>>

function faultOfText(page: Page, { text, within, absent }: Expected<'text'>): Fault | undefined {
  const shown = scopesOf(page, within).map((scope) => textOf(page, scope))
  const isThere = shown.some((one) => plain(one).includes(plain(text)))
  if (isThere !== (absent === true)) return undefined
  return absent ? { reason: 'shown', there: [] } : { reason: 'text', there: nearestLines(shown.join('\n'), text) }
}

function faultOfElement(page: Page, expected: Expected<'element'>): Fault | undefined {
  const { element: named, enabled, checked, count, absent } = expected
  const alike = findAll(page, named)
  if (count !== undefined)
    return alike.length === count ? undefined : { reason: 'count', there: [String(alike.length)] }
  const [element] = atPosition(alike, named)
  if (absent) return element ? { reason: 'shown', there: [] } : undefined
  if (!element) return { reason: 'missing', there: namesThere(page, named) }
  if (enabled !== undefined && isEnabled(element) !== enabled) return { reason: 'enabled', there: [String(!enabled)] }
  if (checked !== undefined && (isChecked(element) ?? false) !== checked)
    return { reason: 'checked', there: [String(!checked)] }
  return undefined
}

const textOf = (page: Page, scope: ParentNode) =>
  (scope === page.document ? page.document.body : (scope as HTMLElement)).innerText
