import type { Table } from '../../domain/world/table.ts'
import type { Row } from '../../domain/world/define-table.ts'
import type { World } from '../../domain/world/world.ts'
import { writeBoards } from './boards.ts'
import { publishBulletins } from './bulletins.ts'
import { settleCounters } from './counters.ts'
import { spendLikes } from './likes.ts'
import type { Town } from './town.ts'
import { writeStories } from './write-stories.ts'

/** Puts the plan into the world, table by table, each in order of time. */
export function writeTown(town: Town, world: World): void {
  settleCounters(town)
  const likes = spendLikes(town)
  for (const { member, profile } of town.people) {
    world.members.put(member)
    world.profiles.put(profile)
  }
  for (const setting of town.recommendSettings) world.recommendSettings.put(setting)
  writeStories(town, world)
  insertAll(world.likes, likes)
  insertAll(world.likePurchases, inOrder(town.purchases, 'createdAt'))
  insertAll(world.footprints, inOrder(town.footprints, 'visitedAt'))
  writeDocuments(town, world)
  insertAll(world.rankRequests, inOrder(town.rankRequests, 'requestedAt'))
  for (const subscription of town.subscriptions) world.subscriptions.put(subscription)
  insertAll(world.payments, inOrder(town.payments, 'at'))
  insertAll(world.cancelReasons, inOrder(town.cancelReasons, 'createdAt'))
  insertAll(world.operatorMessages, inOrder(town.operatorMessages, 'createdAt'))
  writeBoards(town, world)
  publishBulletins(town, world)
}

function writeDocuments(town: Town, world: World): void {
  const documents = town.people.flatMap(({ member, document }) =>
    document ? [{ ...document, memberId: member.id }] : [],
  )
  insertAll(world.ageDocuments, inOrder(documents, 'submittedAt'))
}

function insertAll<R extends Row, Index extends string>(
  table: Table<R, Index>,
  records: readonly Omit<R, 'id'>[],
): void {
  for (const record of records) table.insert(record)
}

function inOrder<T, K extends keyof T>(records: readonly T[], instant: T[K] extends number ? K : never): T[] {
  return records.toSorted((a, b) => (a[instant] as number) - (b[instant] as number))
}
