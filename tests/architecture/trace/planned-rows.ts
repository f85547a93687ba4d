/** Rulings of decisions.md, Part E, without an implementation. The first test that names a row removes it here. */
export const plannedRows: ReadonlySet<string> = new Set()
