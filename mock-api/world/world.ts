import type { TableDefinition } from '../engine/table/table-index.ts'
import type { Table } from '../engine/table/table.ts'
import { createTables } from '../engine/table/tables.ts'
import { ageDocuments } from './records/age-document.ts'
import { logins, mails } from './records/auth.ts'
import { postLikes, posts, topics } from './records/board.ts'
import { cancelReasons } from './records/cancellation.ts'
import { members } from './records/member.ts'
import * as ofOperator from './records/operator.ts'
import * as ofPairings from './records/pairing.ts'
import * as ofPayments from './records/payment.ts'
import { profiles } from './records/profile.ts'
import { rankRequests } from './records/rank-request.ts'
import { recommendSettings, statusActivations } from './records/recommendation.ts'
import { reviewLikes, reviews } from './records/review.ts'
import { settings } from './records/settings.ts'
import { uploads } from './records/upload.ts'

/** All tables, in the order of the world file. */
const tableDefinitions = {
  settings,
  members,
  profiles,
  recommendSettings,
  logins,
  pairings: ofPairings.pairings,
  messages: ofPairings.messages,
  operatorMessages: ofOperator.operatorMessages,
  likes: ofPairings.likes,
  likePurchases: ofPayments.likePurchases,
  footprints: ofPairings.footprints,
  reviews,
  reviewLikes,
  topics,
  posts,
  postLikes,
  announcements: ofOperator.announcements,
  announcementReads: ofOperator.announcementReads,
  notices: ofOperator.notices,
  news: ofOperator.news,
  popupViews: ofOperator.popupViews,
  ageDocuments,
  rankRequests,
  statusActivations,
  subscriptions: ofPayments.subscriptions,
  payments: ofPayments.payments,
  cardTokens: ofPayments.cardTokens,
  secureChecks: ofPayments.secureChecks,
  cancelReasons,
  mails,
  uploads,
} as const

type TableOf<D> = D extends TableDefinition<infer R, infer Index> ? Table<R, Index> : never

export type TableName = keyof typeof tableDefinitions

/**
 * The whole state of the backend. Rules receive it as the draft of a transaction and may read and change it. A refusal
 * undoes every change (docs/architecture.md, principle 2).
 */
export type World = { readonly [Name in TableName]: TableOf<(typeof tableDefinitions)[Name]> }

export function createWorld(): World {
  return createTables(tableDefinitions) as World
}
