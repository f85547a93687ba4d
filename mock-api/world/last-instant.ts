import { tablesOf } from '../engine/table/tables.ts'
import { runUntil } from './effect-rule.ts'
import type { World } from './world.ts'

/** Fields that hold past instants only. */
const pastInstants = [
  'createdAt',
  'updatedAt',
  // Members, logins and settings.
  'startedAt',
  'confirmedAt',
  'rotatedAt',
  'cancelAcceptedAt',
  'lastApplicationAt',
  // Pairings, visits and what a member has read.
  'statusAt',
  'contactAt',
  'heldAt',
  'lastMessageAt',
  'visitedAt',
  'readAt',
  'viewedAt',
  // Documents and requests.
  'submittedAt',
  'requestedAt',
  'decidedAt',
  // Payments.
  'usedAt',
  'finishedAt',
  'lastChargeAt',
  'at',
]

/** Returns the latest past instant in the world: of applied effects and of all records. */
export function lastInstantOf(world: World): number {
  let last = runUntil.read(world)
  for (const table of tablesOf(world)) {
    for (const record of table.all()) {
      const fields: Readonly<Record<string, unknown>> = { ...record }
      for (const name of pastInstants) {
        const at = fields[name]
        if (typeof at === 'number' && at > last) last = at
      }
    }
  }
  return last
}
