import { Sex } from '../../src/contract/enums/member.ts'
import { type FileReason, reasonOf } from '../../src/contract/rules/file-reasons.ts'
import type { WorldFault } from '../engine/store/world-format.ts'
import type { Row } from '../engine/table/stored-rows.ts'
import { tableOf, tablesOf } from '../engine/table/tables.ts'
import type { TableName, World } from './world.ts'

/** Table that a field of this name refers to. */
export const referenceTargets: Readonly<Record<string, TableName>> = {
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

/** Tables whose records have the id of their member. */
export const sharingIds: readonly TableName[] = ['profiles', 'recommendSettings', 'subscriptions']

/** Unique indexes by table: at most one pairing, footprint or like per pair, and so on. */
const uniqueIndexes: readonly { readonly table: TableName; readonly indexes: readonly string[] }[] = [
  { table: 'members', indexes: ['email', 'uuid', 'twitterId'] },
  { table: 'pairings', indexes: ['pair', 'uuid'] },
  { table: 'likes', indexes: ['pair'] },
  { table: 'footprints', indexes: ['pair'] },
  { table: 'reviewLikes', indexes: ['pair'] },
  { table: 'postLikes', indexes: ['pair'] },
  { table: 'announcementReads', indexes: ['pair'] },
  { table: 'popupViews', indexes: ['pair'] },
  { table: 'ageDocuments', indexes: ['pending'] },
  { table: 'rankRequests', indexes: ['pending'] },
]

interface Couple {
  readonly table: TableName
  /** Fields of the two members. */
  readonly first: string
  readonly second: string
}

/** Tables whose records name a woman and a man, in either order. */
const couples: readonly Couple[] = [
  { table: 'likes', first: 'fromId', second: 'toId' },
  { table: 'footprints', first: 'ownerId', second: 'visitorId' },
]

/** Yields broken references and duplicates, and undefined for each sound record, see `WorldFormat.faultsOf`. */
export function* brokenReferences(world: World): Iterable<WorldFault | undefined> {
  if (!world.settings.has(1)) yield { table: 'settings', id: 1, why: reasonOf('missing') }
  for (const table of tablesOf(world)) {
    for (const record of table.all()) {
      for (const why of wrongReferences(world, record)) yield { table: table.name, id: record.id, why }
      yield undefined
    }
  }
  yield* unknownPlayed(world)
  yield* wrongAuthors(world)
  for (const couple of couples) yield* sameSexIn(world, couple)
  yield* missingMembers(world)
  yield* missingProfiles(world)
  for (const { table, indexes } of uniqueIndexes) for (const index of indexes) yield* doublesIn(world, table, index)
}

function* wrongReferences(world: World, record: Row): Iterable<FileReason> {
  for (const [field, value] of Object.entries(record)) {
    const target = referenceTargets[field]
    if (target === undefined || value === null) continue
    if (typeof value !== 'number' || !tableOf(world, target).has(value)) {
      yield reasonOf('reference', { field, value: String(value), table: target })
    } else if (field === 'womanId' && world.members.get(value).sex !== Sex.woman) {
      yield reasonOf('no-woman', { field, id: value })
    } else if (field === 'manId' && world.members.get(value).sex !== Sex.man) {
      yield reasonOf('no-man', { field, id: value })
    }
  }
}

/** Members whom the town activity turns to, a list within the settings. */
function* unknownPlayed(world: World): Iterable<WorldFault> {
  const field = 'townActivity.played'
  for (const id of world.settings.find(1)?.townActivity?.played ?? [])
    if (!world.members.has(id))
      yield { table: 'settings', id: 1, why: reasonOf('reference', { field, value: String(id), table: 'members' }) }
}

/** Posts store the sex of their author. */
function* wrongAuthors(world: World): Iterable<WorldFault> {
  for (const { id, authorId, authorSex } of world.posts.all())
    if (world.members.find(authorId)?.sex !== authorSex)
      yield { table: 'posts', id, why: reasonOf('author-sex', { sex: authorSex, author: authorId }) }
}

function* sameSexIn(world: World, { table, first, second }: Couple): Iterable<WorldFault | undefined> {
  for (const record of tableOf(world, table).all()) {
    const sexNamedIn = (field: string) => sexOf(world, Reflect.get(record, field))
    if (sexNamedIn(first) === sexNamedIn(second))
      yield { table, id: record.id, why: reasonOf('same-sex', { first, second }) }
    yield undefined
  }
}

const sexOf = (world: World, id: unknown) => (typeof id === 'number' ? world.members.find(id)?.sex : undefined)

function* missingMembers(world: World): Iterable<WorldFault> {
  for (const table of sharingIds) {
    for (const id of tableOf(world, table).ids())
      if (!world.members.has(id)) yield { table, id, why: reasonOf('no-member') }
  }
}

function* missingProfiles(world: World): Iterable<WorldFault> {
  for (const { id } of world.members.all())
    if (!world.profiles.has(id)) yield { table: 'members', id, why: reasonOf('no-profile') }
}

function* doublesIn(world: World, table: TableName, index: string): Iterable<WorldFault | undefined> {
  const rows = tableOf(world, table)
  const keyOf = rows.definition.indexes[index]
  for (const record of rows.all()) {
    yield undefined
    const key = keyOf?.(record)
    if (typeof key !== 'string' && typeof key !== 'number') continue
    if (rows.countBy(index, key) > 1)
      yield { table, id: record.id, why: reasonOf('same-key', { index, key: String(key) }) }
  }
}
