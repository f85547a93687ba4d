/**
 * Rulings of decisions.md, Part E, that nothing is built for yet. A row leaves this list with the first test that names
 * it.
 */
export const plannedRows: ReadonlySet<string> = new Set()
