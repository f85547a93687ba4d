import { tablesOf } from '../engine/table/tables.ts'
import { settled } from './effect.ts'
import type { World } from './world.ts'

/** Fields that are set to the present instant, never to a coming one. */
const pastInstants = ['createdAt', 'updatedAt', 'visitedAt', 'statusAt', 'rotatedAt']

/** Returns the latest instant that is known to have been: of the effects that happened and of all records. */
export function lastInstantOf(world: World): number {
  let last = settled.read(world)
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
