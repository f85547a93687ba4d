type Due = (record: never) => number | undefined
type DueRule = { readonly kind: string; readonly table: string; readonly due: Due }

/** Name of the column that holds the due instants of a rule in a world file, for `Table.values`. */
export function dueColumn(rules: readonly DueRule[], rule: DueRule): string {
  return `due-${rules.filter(({ table }) => table === rule.table).indexOf(rule)}-${rule.kind}`
}

/** Columns of a world file with the due instants of all rules, by table; see `WorldFormat.extraColumns`. */
export function dueColumns(rules: readonly DueRule[]): Record<string, Record<string, Due>> {
  const columns: Record<string, Record<string, Due>> = {}
  for (const rule of rules) columns[rule.table] = { ...columns[rule.table], [dueColumn(rules, rule)]: rule.due }
  return columns
}
