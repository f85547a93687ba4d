import type { TableName } from '../../world/world.ts'
import type { EffectRule } from './effect.ts'

/** Under which name a world file keeps the due instants of a rule beside the records, for `Table.values`. */
export function dueColumn(rules: readonly EffectRule[], rule: EffectRule): string {
  return `due-${rules.filter(({ table }) => table === rule.table).indexOf(rule)}-${rule.kind}`
}

/** All of them, by table. */
export function dueColumns(
  rules: readonly EffectRule[],
): Partial<Record<TableName, Record<string, EffectRule['due']>>> {
  const columns: Partial<Record<TableName, Record<string, EffectRule['due']>>> = {}
  for (const rule of rules)
    columns[rule.table] = { ...columns[rule.table], [dueColumn(rules, rule)]: rule.due }
  return columns
}
