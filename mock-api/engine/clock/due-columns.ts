type Due = (record: never) => number | undefined
type DueRule = { readonly kind: string; readonly table: string; readonly due: Due }

/** Under which name a world file keeps the due instants of a rule beside the records, for `Table.values`. */
export function dueColumn(rules: readonly DueRule[], rule: DueRule): string {
  return `due-${rules.filter(({ table }) => table === rule.table).indexOf(rule)}-${rule.kind}`
}

/** All of them, by table. */
export function dueColumns(rules: readonly DueRule[]): Record<string, Record<string, Due>> {
  const columns: Record<string, Record<string, Due>> = {}
  for (const rule of rules)
    columns[rule.table] = { ...columns[rule.table], [dueColumn(rules, rule)]: rule.due }
  return columns
}
