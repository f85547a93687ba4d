import type { Row } from '../engine/table/define-table.ts'
import { tableOf, tablesOf } from '../engine/table/tables.ts'
import type { TableName, World } from './world.ts'

/** The table that a field of this name points into. */
const targets: Readonly<Record<string, TableName>> = {
  memberId: 'members',
  womanId: 'members',
  manId: 'members',
  ownerId: 'members',
  visitorId: 'members',
  fromId: 'members',
  toId: 'members',
  authorId: 'members',
  blockedBy: 'members',
  pairingId: 'pairings',
  reviewId: 'reviews',
  topicId: 'topics',
  postId: 'posts',
  announcementId: 'announcements',
}

/** Tables whose records carry the id of their member. */
const ofMembers: readonly TableName[] = ['profiles', 'recommendSettings', 'subscriptions']

/** Indexes under which there is one record at most: nobody paired twice, one footprint per pair, one like each … */
const unique: readonly (readonly [TableName, string])[] = [
  ['members', 'email'],
  ['members', 'uuid'],
  ['members', 'twitterId'],
  ['pairings', 'pair'],
  ['pairings', 'uuid'],
  ['likes', 'pair'],
  ['footprints', 'pair'],
  ['reviewLikes', 'pair'],
  ['postLikes', 'pair'],
  ['announcementReads', 'pair'],
  ['popupViews', 'pair'],
  ['ageDocuments', 'pending'],
  ['rankRequests', 'pending'],
]

/**
 * What of a world does not fit together, one line each: every reference leads somewhere, nothing unique is there twice.
 * Undefined after each record that is sound, see `WorldFormat.faultsOf`.
 */
export function* brokenReferences(world: World): Iterable<string | undefined> {
  if (!world.settings.has(1)) yield 'settings/1 is missing'
  for (const table of tablesOf(world)) {
    for (const record of table.all()) {
      yield* danglingIn(world, table.name, record)
      yield undefined
    }
  }
  for (const name of ofMembers) {
    for (const id of tableOf(world, name).ids())
      if (!world.members.has(id)) yield `${name}/${id} belongs to no member`
  }
  for (const { id } of world.members.all())
    if (!world.profiles.has(id)) yield `member ${id} has no profile record`
  for (const [name, index] of unique) yield* doublesIn(world, name, index)
}

function* danglingIn(world: World, table: string, record: Row): Iterable<string> {
  for (const [field, value] of Object.entries(record)) {
    const target = targets[field]
    if (target === undefined || value === null) continue
    if (typeof value !== 'number' || !tableOf(world, target).has(value)) {
      yield `${table}/${record.id}: ${field} ${String(value)} is not in ${target}`
    }
  }
}

function* doublesIn(world: World, name: TableName, index: string): Iterable<string | undefined> {
  const table = tableOf(world, name)
  const keyOf = table.definition.indexes[index]
  for (const record of table.all()) {
    yield undefined
    const key = keyOf?.(record)
    if (typeof key !== 'string' && typeof key !== 'number') continue
    if (table.countBy(index, key) > 1) yield `${name}/${record.id}: another one has the same ${index} ${key}`
  }
}
