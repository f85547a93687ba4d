import type { WorldFormat } from '../engine/store/world-format.ts'
import type { TableDefinition } from '../engine/table/table-index.ts'
import { type Table, createTables } from '../engine/table/table.ts'
import { ageDocuments, logins, mails, members, profiles, rankRequests, uploads } from './records/member.ts'
import {
  announcementReads,
  announcements,
  news,
  notices,
  operatorMessages,
  popupViews,
  postLikes,
  posts,
  settings,
  topics,
} from './records/operator.ts'
import {
  footprints,
  likes,
  messages,
  pairings,
  recommendSettings,
  reviewLikes,
  reviews,
  statusActivations,
} from './records/pairing.ts'
import { cancelReasons, cardTokens, likePurchases, payments, secureChecks, subscriptions } from './records/payment.ts'
import { brokenReferences } from './references.ts'

/** All tables, in the order of the world file. */
const tableDefinitions = {
  settings,
  members,
  profiles,
  recommendSettings,
  logins,
  pairings,
  messages,
  operatorMessages,
  likes,
  likePurchases,
  footprints,
  reviews,
  reviewLikes,
  topics,
  posts,
  postLikes,
  announcements,
  announcementReads,
  notices,
  news,
  popupViews,
  ageDocuments,
  rankRequests,
  statusActivations,
  subscriptions,
  payments,
  cardTokens,
  secureChecks,
  cancelReasons,
  mails,
  uploads,
} as const

type TableOf<D> = D extends TableDefinition<infer R, infer Index> ? Table<R, Index> : never

export type TableName = keyof typeof tableDefinitions

/**
 * The whole state of the backend. Rules receive it as the draft of a transaction and may read and change it. A refusal
 * undoes every change (docs/architecture.md, idea 2).
 */
export type World = { readonly [Name in TableName]: TableOf<(typeof tableDefinitions)[Name]> }

export function createWorld(): World {
  return createTables(tableDefinitions) as World
}

/** Format of stored worlds. A test of the store fails when a change lacks a new version. */
export const worldFormat: WorldFormat<World> = {
  name: 'yoimachi',
  create: createWorld,
  version: 1,
  migrations: {},
  indexVersion: 2,
  extraColumns: {},
  faultsOf: brokenReferences,
}
