import { Sex } from '../../../../contract/enums/member.ts'
import { herTurnStatusNs, matchedStatusNs, sentLike, StatusN } from '../../../../contract/enums/pairing.ts'

export interface PairingView {
  readonly sex: Sex
  readonly statusN: StatusN
  readonly reviewable: boolean
  readonly talked: boolean
  /** Whether the viewing woman has a plan. */
  readonly paid: boolean
  /** Value of the hold variant (D-26). */
  readonly hold: 'on' | 'off'
  readonly replyStep: 'on' | 'off'
}

export interface PairingActions {
  /** Buttons 連絡を取る and 今回は見送る. */
  readonly choice: boolean
  readonly hold: boolean
  /** Status 3 is already a no-match, so a premium woman may only choose contact. */
  readonly pass: boolean
  readonly chat: boolean
  /** A quiet line before the first message, then a button (D-135). */
  readonly review: 'none' | 'line' | 'button'
  readonly block: boolean
  readonly reply: boolean
  /** The viewer's own like awaits the response. */
  readonly waiting: boolean
  /** A no-match that only premium reopens. */
  readonly over: boolean
}

const holdable: readonly StatusN[] = [StatusN.new, StatusN.likedByMan]

/**
 * Returns the buttons of a profile page by status (REC-40 to REC-44, REC-54 to REC-60, REC-62 to REC-64, REC-68).
 * Covers chat and block as well (REC-70 to REC-73, REC-80, REC-107, PROF-57, D-22, D-26, D-135).
 */
export function pairingActions({
  sex,
  statusN,
  reviewable,
  talked,
  paid,
  hold,
  replyStep,
}: PairingView): PairingActions {
  const matched = matchedStatusNs.includes(statusN)
  const again = statusN === StatusN.noMatch && paid
  const choice = sex === Sex.man ? statusN === StatusN.likedByWoman : herTurnStatusNs.includes(statusN) || again
  const canReview = sex === Sex.woman && matched && reviewable
  const reviewAction = talked ? 'button' : 'line'
  return {
    choice,
    hold: sex === Sex.woman && hold === 'on' && holdable.includes(statusN),
    pass: choice && !again,
    chat: matched,
    review: canReview ? reviewAction : 'none',
    block: matched,
    reply: sex === Sex.woman && replyStep === 'on' && statusN === StatusN.contact,
    waiting: statusN === sentLike[sex],
    over: sex === Sex.woman && statusN === StatusN.noMatch && !again,
  }
}
