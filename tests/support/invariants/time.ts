import { tableOf, tablesOf } from '../../../mock-api/engine/table/table.ts'
import { effectRules } from '../../../mock-api/town/effect-rules.ts'
import type { World } from '../../../mock-api/world/world.ts'
import { tokyoIso } from '../../../src/contract/rules/tokyo-time.ts'

/** Instants that lie ahead by nature; all others tell of what has happened. */
const ahead = new Set(['expiresAt', 'nextChargeAt'])

/** Nothing comes from the future, and nothing that is due has been left undone (D-03). */
export function* checkTime(world: World, now: number): Iterable<string> {
  for (const table of tablesOf(world)) {
    for (const record of table.all()) {
      for (const [field, value] of Object.entries(record)) {
        const isInstant = field === 'at' || (field.endsWith('At') && !ahead.has(field))
        if (isInstant && typeof value === 'number' && value > now) {
          yield `${table.name}/${record.id}: ${field} ${tokyoIso(value)} is in the future`
        }
      }
    }
  }
  for (const rule of effectRules) {
    if (rule.apply === undefined) continue
    for (const record of tableOf(world, rule.table).all()) {
      const due = rule.due(record)
      if (due !== undefined && due <= now) yield `${rule.table}/${record.id}: ${rule.kind} was due at ${tokyoIso(due)}`
    }
  }
}
