import { matchedStatusNs, StatusN } from '../../../../contract/enums/pairing.ts'
import { recommendationCopy } from '../../../lib/copy/recommendation.ts'

/** Acts on a pairing: contact, pass, hold, a reply of the partner, the end of a match. */
export type PairingAct = 'ok' | 'ng' | 'suspend' | 'reply' | 'block'

interface Refused {
  readonly act: PairingAct
  /** Status as the page showed it; undefined if no page had loaded it. */
  readonly before: StatusN | undefined
  /** Whether the hold that the page showed is over. */
  readonly holdOver: boolean
  /** Status as the server gives it now; undefined while it cannot be read. */
  readonly now: StatusN | undefined
  /** Whether the profile is withheld now. */
  readonly gone: boolean
  /** Whether a woman has the plan that lets her choose again. */
  readonly paid: boolean
}

const copy = recommendationCopy.refused

/** Sentence about a pairing whose decision was refused (D-113). The first fitting line counts. */
export function refusalText({ act, before, holdOver, now, gone, paid }: Refused): string {
  if (act === 'block') return gone ? copy.dissolved : copy.changed
  if (now === undefined) return copy.changed
  if (act === 'reply') return refusedReplyText(now)
  if (matchedStatusNs.includes(now)) return copy.matched
  if (now === StatusN.held) return copy.held
  if (now === StatusN.likedByWoman) return copy.waiting
  if (now !== StatusN.noMatch) return act === 'suspend' ? copy.noHold : copy.changed
  if (act === 'ng') return copy.declined
  if (before === StatusN.held && holdOver) return copy.holdEnded
  return before === StatusN.noMatch && !paid ? copy.redoNeedsPlan : copy.declined
}

function refusedReplyText(now: StatusN): string {
  if (now === StatusN.replied) return copy.replied
  return matchedStatusNs.includes(now) ? copy.changed : copy.ended
}
