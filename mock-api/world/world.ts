import type { TableDefinition } from '../engine/table/table-index.ts'
import { createTables, type Table } from '../engine/table/table.ts'
import { cancelReasons } from './records/cancellation.ts'
import * as ofMembers from './records/member.ts'
import * as ofOperator from './records/operator.ts'
import * as ofPairings from './records/pairing.ts'
import * as ofPayments from './records/payment.ts'

/** All tables, in the order of the world file. */
const tableDefinitions = {
  settings: ofOperator.settings,
  members: ofMembers.members,
  profiles: ofMembers.profiles,
  recommendSettings: ofPairings.recommendSettings,
  logins: ofMembers.logins,
  pairings: ofPairings.pairings,
  messages: ofPairings.messages,
  operatorMessages: ofOperator.operatorMessages,
  likes: ofPairings.likes,
  likePurchases: ofPayments.likePurchases,
  footprints: ofPairings.footprints,
  reviews: ofPairings.reviews,
  reviewLikes: ofPairings.reviewLikes,
  topics: ofOperator.topics,
  posts: ofOperator.posts,
  postLikes: ofOperator.postLikes,
  announcements: ofOperator.announcements,
  announcementReads: ofOperator.announcementReads,
  notices: ofOperator.notices,
  news: ofOperator.news,
  popupViews: ofOperator.popupViews,
  ageDocuments: ofMembers.ageDocuments,
  rankRequests: ofMembers.rankRequests,
  statusActivations: ofPairings.statusActivations,
  subscriptions: ofPayments.subscriptions,
  payments: ofPayments.payments,
  cardTokens: ofPayments.cardTokens,
  secureChecks: ofPayments.secureChecks,
  cancelReasons,
  mails: ofMembers.mails,
  uploads: ofMembers.uploads,
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
