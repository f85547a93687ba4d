import * as account from './calls/account.ts'
import * as ageDocument from './calls/age-document.ts'
import * as auth from './calls/auth.ts'
import * as board from './calls/board.ts'
import * as cancellation from './calls/cancellation.ts'
import * as chat from './calls/chat.ts'
import * as decision from './calls/decision.ts'
import * as footprint from './calls/footprint.ts'
import * as like from './calls/like.ts'
import * as loginBonus from './calls/login-bonus.ts'
import * as notice from './calls/notice.ts'
import * as operatorChat from './calls/operator-chat.ts'
import * as partner from './calls/partner.ts'
import * as payment from './calls/payment.ts'
import * as photo from './calls/photo.ts'
import * as popup from './calls/popup.ts'
import * as profile from './calls/profile.ts'
import * as rank from './calls/rank.ts'
import * as recommendationSetting from './calls/recommendation-setting.ts'
import * as recommendation from './calls/recommendation.ts'
import * as review from './calls/review.ts'
import * as timeline from './calls/timeline.ts'
import * as tracking from './calls/tracking.ts'
import type { Endpoint } from './wire/endpoint.ts'

/** Files of calls, whose exports are endpoints, schemas and rules. */
const files: readonly Readonly<Record<string, unknown>>[] = [
  account,
  ageDocument,
  auth,
  board,
  cancellation,
  chat,
  decision,
  footprint,
  like,
  loginBonus,
  notice,
  operatorChat,
  partner,
  payment,
  photo,
  popup,
  profile,
  rank,
  recommendation,
  recommendationSetting,
  review,
  timeline,
  tracking,
]

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'access' in value

/** All documented calls in ledger order, implied ones last. The member client imports single files instead. */
export const endpoints: readonly Endpoint[] = files
  .flatMap((file) => Object.values(file))
  .filter(isEndpoint)
  .toSorted((a, b) => (a.id < b.id ? -1 : 1))
