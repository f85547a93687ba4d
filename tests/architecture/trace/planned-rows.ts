/** Rulings of decisions.md without an implementation. The first test that names a row removes it here. */
export const plannedRows: ReadonlySet<string> = new Set<string>()
