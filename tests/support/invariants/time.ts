import { tableOf, tablesOf } from '../../../mock-api/engine/table/tables.ts'
import { effectRules } from '../../../mock-api/town/effect-rules.ts'
import type { World } from '../../../mock-api/world/world.ts'
import { tokyoIso } from '../../../src/contract/rules/tokyo-time.ts'

/** Fields with future instants; all others are in the past. */
const ahead = new Set(['expiresAt', 'nextChargeAt'])

/** No other instant is in the future, and nothing due is undone (D-03). */
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
