import type * as account from '../../../../contract/calls/account.ts'
import type * as ageDocument from '../../../../contract/calls/age-document.ts'
import type * as auth from '../../../../contract/calls/auth.ts'
import type * as board from '../../../../contract/calls/board.ts'
import type * as cancellation from '../../../../contract/calls/cancellation.ts'
import type * as chat from '../../../../contract/calls/chat.ts'
import type * as decision from '../../../../contract/calls/decision.ts'
import type * as footprint from '../../../../contract/calls/footprint.ts'
import type * as like from '../../../../contract/calls/like.ts'
import type * as loginBonus from '../../../../contract/calls/login-bonus.ts'
import type * as notice from '../../../../contract/calls/notice.ts'
import type * as operatorChat from '../../../../contract/calls/operator-chat.ts'
import type * as partner from '../../../../contract/calls/partner.ts'
import type * as payment from '../../../../contract/calls/payment.ts'
import type * as photo from '../../../../contract/calls/photo.ts'
import type * as popup from '../../../../contract/calls/popup.ts'
import type * as profile from '../../../../contract/calls/profile.ts'
import type * as rank from '../../../../contract/calls/rank.ts'
import type * as recommendation from '../../../../contract/calls/recommendation.ts'
import type * as review from '../../../../contract/calls/review.ts'
import type * as timeline from '../../../../contract/calls/timeline.ts'
import type * as tracking from '../../../../contract/calls/tracking.ts'
import type { AnyWrite } from './write.ts'
import * as ofAccount from './writes/account.ts'
import * as ofAuth from './writes/auth.ts'
import * as ofBoard from './writes/board.ts'
import * as ofCancellation from './writes/cancellation.ts'
import * as ofDecision from './writes/decision.ts'
import * as ofLike from './writes/like.ts'
import * as ofPayment from './writes/payment.ts'
import * as ofProfile from './writes/profile.ts'
import * as ofRank from './writes/rank.ts'
import * as ofRecommendation from './writes/recommendation.ts'
import * as ofReview from './writes/review.ts'
import * as ofTalk from './writes/talk.ts'
import * as ofTimeline from './writes/timeline.ts'
import * as ofTracking from './writes/tracking.ts'

type Calls = typeof account &
  typeof ageDocument &
  typeof auth &
  typeof board &
  typeof cancellation &
  typeof chat &
  typeof decision &
  typeof footprint &
  typeof like &
  typeof loginBonus &
  typeof notice &
  typeof operatorChat &
  typeof partner &
  typeof payment &
  typeof photo &
  typeof popup &
  typeof profile &
  typeof rank &
  typeof recommendation &
  typeof review &
  typeof timeline &
  typeof tracking

/** Names of the contract's calls that change something, `pay` for `payEndpoint`. */
type WriteName = {
  [Name in keyof Calls]: Calls[Name] extends { readonly readOnly: false }
    ? Name extends `${infer Act}Endpoint`
      ? Act
      : never
    : never
}[keyof Calls]

/** A row for each write of the contract: a write without one does not compile. */
type Table = { readonly [Act in WriteName as `${Act}Write`]: AnyWrite<Calls[`${Act}Endpoint`]> }

/** All writes of the contract. Pages import their own row, so that no page loads the whole table. */
export const writes: Table = {
  ...ofAccount,
  ...ofAuth,
  ...ofBoard,
  ...ofCancellation,
  ...ofDecision,
  ...ofLike,
  ...ofPayment,
  ...ofProfile,
  ...ofRank,
  ...ofRecommendation,
  ...ofReview,
  ...ofTalk,
  ...ofTimeline,
  ...ofTracking,
}
