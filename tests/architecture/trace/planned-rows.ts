/**
 * Rulings of decisions.md, Part E, that nothing is built for yet. A row leaves this list with the first test that names
 * it.
 */
export const plannedRows: ReadonlySet<string> = new Set([
  'D-66',
  'D-67',
  'D-71',
  'D-72',
  'D-73',
  'D-74',
  'D-75',
  'D-76',
  'D-77',
  'D-81',
  'D-82',
  'D-84',
  'D-87',
  'D-88',
  'D-89',
  'D-90',
  'D-92',
])
