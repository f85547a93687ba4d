import type { World } from '../domain/world/world.ts'
import { checkAccounts } from './checks/accounts.ts'
import { checkBoards } from './checks/boards.ts'
import { checkChats } from './checks/chats.ts'
import { checkDocuments } from './checks/documents.ts'
import { checkLikes } from './checks/likes.ts'
import { checkMoney } from './checks/money.ts'
import { checkPairings } from './checks/pairings.ts'
import { checkReferences } from './checks/references.ts'
import { checkReviews } from './checks/reviews.ts'
import { checkTime } from './checks/time.ts'

/** Looks at a whole world and names what is wrong, one line per fault. */
export type Check = (world: World, now: number) => Iterable<string>

const checks: readonly Check[] = [
  checkReferences,
  checkTime,
  checkAccounts,
  checkDocuments,
  checkMoney,
  checkPairings,
  checkChats,
  checkReviews,
  checkLikes,
  checkBoards,
]

/**
 * Everything in a world that no rule allows, however it came about: [] in every world that was founded and then only
 * changed by calls, operators and time. Cost grows with the world; for tests and the workbench, not for requests.
 */
export function brokenInvariants(world: World, now: number): string[] {
  return checks.flatMap((check) => [...check(world, now)])
}
