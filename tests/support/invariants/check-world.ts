import { placedFault } from '../../../mock-api/engine/store/world-format.ts'
import { brokenReferences } from '../../../mock-api/world/references.ts'
import type { World } from '../../../mock-api/world/world.ts'
import { placedText } from '../../../src/contract/rules/file-reasons.ts'
import { checkAccounts } from './accounts.ts'
import { checkBoards } from './boards.ts'
import { checkChats } from './chats.ts'
import { checkDocuments } from './documents.ts'
import { checkLikes } from './likes.ts'
import { checkMoney } from './money.ts'
import { checkPairings } from './pairings.ts'
import { checkReviews } from './reviews.ts'
import { checkTime } from './time.ts'

/** Checks a whole world and yields one line per fault. */
type Check = (world: World, now: number) => Iterable<string | undefined>

const checks: readonly Check[] = [
  function* (world) {
    for (const fault of brokenReferences(world)) if (fault) yield placedText(placedFault(fault))
  },
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
 * Returns all violations of the rules in a world; [] for every world that only calls, operators and time have changed.
 * The cost grows with the world, so it is for tests and the workbench, not for requests.
 */
export function brokenInvariants(world: World, now: number): string[] {
  return checks.flatMap((check) => [...check(world, now)].filter((fault) => fault !== undefined))
}
