import type { HandsFault } from '../../../contract/phone-hands.ts'
import type { Page } from '../link.ts'
import type { Watch } from './watch.ts'

/** Thrown when an act fails or an expectation does not hold. */
export class HandsError extends Error {
  override readonly name = 'HandsError'

  constructor(readonly fault: HandsFault) {
    super(`Failed to act: ${fault.reason}.`)
  }
}

/** @param there what the page has instead, in words */
export const errorOn = (page: Page | undefined, reason: HandsFault['reason'], there: readonly string[] = []) =>
  new HandsError({ reason, there: [...there], page: page?.document.title ?? '' })

/** The error on the page that the phone shows now. */
export const errorNow = (watch: Watch, reason: HandsFault['reason'], there?: readonly string[]) =>
  errorOn(watch.phone.page(), reason, there)
