import type { HandsFault } from '../../../contract/phone-messages.ts'
import type { ShownExpectation } from '../../../contract/storyline/expectations.ts'
import { nearestLines } from '../../../contract/storyline/nearest-lines.ts'
import type { Page } from '../link.ts'
import { HandsError } from './act.ts'
import { atPosition, findAll, namesThere, scopesOf } from './find.ts'
import { plain } from './names.ts'
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
  throw new HandsError({ ...last, page: watch.phone.page()?.document.title ?? '' })
}

function faultOf(page: Page, expected: ShownExpectation): Fault | undefined {
  if ('text' in expected) {
    const scopes = scopesOf(page, expected.within)
    const isThere = scopes.some((scope) => textOf(page, scope).includes(plain(expected.text)))
    if (isThere !== (expected.absent === true)) return undefined
    if (expected.absent) return { reason: 'shown', there: [] }
    const shown = scopes.map((scope) => rawTextOf(page, scope)).join('\n')
    return { reason: 'text', there: nearestLines(shown, expected.text) }
  }
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

const rawTextOf = (page: Page, scope: ParentNode) =>
  (scope === page.document ? page.document.body : (scope as HTMLElement)).innerText
const textOf = (page: Page, scope: ParentNode) => plain(rawTextOf(page, scope))
