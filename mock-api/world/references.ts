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

/** Unique indexes: at most one pairing, footprint or like per pair, and so on. */
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

/** Pairs of fields that name a woman and a man, in either order. */
const pairs: readonly (readonly [TableName, string, string])[] = [
  ['likes', 'fromId', 'toId'],
  ['footprints', 'ownerId', 'visitorId'],
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
  for (const { id, authorId, authorSex } of world.posts.all())
    if (world.members.find(authorId)?.sex !== authorSex)
      yield { table: 'posts', id, why: reasonOf('author-sex', { sex: authorSex, author: authorId }) }
  for (const [name, first, second] of pairs) yield* sameSexIn(world, name, first, second)
  for (const name of sharingIds) {
    for (const id of tableOf(world, name).ids())
      if (!world.members.has(id)) yield { table: name, id, why: reasonOf('no-member') }
  }
  for (const { id } of world.members.all())
    if (!world.profiles.has(id)) yield { table: 'members', id, why: reasonOf('no-profile') }
  for (const [name, index] of unique) yield* doublesIn(world, name, index)
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

function* sameSexIn(world: World, table: TableName, first: string, second: string): Iterable<WorldFault | undefined> {
  for (const record of tableOf(world, table).all()) {
    const [one, other] = [first, second].map((field) => sexOf(world, Reflect.get(record, field)))
    if (one === other) yield { table, id: record.id, why: reasonOf('same-sex', { first, second }) }
    yield undefined
  }
}

const sexOf = (world: World, id: unknown) => (typeof id === 'number' ? world.members.find(id)?.sex : undefined)

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
