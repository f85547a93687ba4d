import type { World } from '../../world/world.ts'
import { writeBoards } from './boards.ts'
import { publishBulletins } from './bulletins.ts'
import { settleCounters } from './counters.ts'
import { spendLikes } from './likes.ts'
import { putAll, unnumbered } from './number.ts'
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
  putAll(world.likes, likes)
  putAll(world.likePurchases, inOrder(town.purchases, 'createdAt'))
  putAll(world.footprints, inOrder(town.footprints, 'visitedAt'))
  writeDocuments(town, world)
  putAll(world.rankRequests, inOrder(town.rankRequests, 'requestedAt'))
  for (const subscription of town.subscriptions) world.subscriptions.put(subscription)
  putAll(world.payments, inOrder(town.payments, 'at'))
  putAll(world.cancelReasons, inOrder(town.cancelReasons, 'createdAt'))
  putAll(world.operatorMessages, inOrder(town.operatorMessages, 'createdAt'))
  writeBoards(town, world)
  publishBulletins(town, world)
}

function writeDocuments(town: Town, world: World): void {
  const documents = town.people.flatMap(({ member, document }) =>
    document ? [{ ...document, id: unnumbered, memberId: member.id }] : [],
  )
  putAll(world.ageDocuments, inOrder(documents, 'submittedAt'))
}

function inOrder<T, K extends keyof T>(records: readonly T[], instant: T[K] extends number ? K : never): T[] {
  return records.toSorted((a, b) => (a[instant] as number) - (b[instant] as number))
}
