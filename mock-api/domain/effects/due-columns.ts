import type { TableName } from '../world/world.ts'
import { effectRules } from './rules.ts'
import type { EffectRule } from './effect.ts'

/** Under which name a world file keeps the due instants of a rule beside the records, for `Table.values`. */
export function dueColumn(rule: EffectRule): string {
  return `due-${effectRules.filter(({ table }) => table === rule.table).indexOf(rule)}-${rule.kind}`
}

/** All of them, by table. */
export function dueColumns(): Partial<Record<TableName, Record<string, EffectRule['due']>>> {
  const columns: Partial<Record<TableName, Record<string, EffectRule['due']>>> = {}
  for (const rule of effectRules)
    columns[rule.table] = { ...columns[rule.table], [dueColumn(rule)]: rule.due }
  return columns
}
