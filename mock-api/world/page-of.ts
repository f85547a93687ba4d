/** Returns the rows of one page of a list. A page below 1 is the first, one beyond the end is empty (C-9). */
export function pageOf<R>(rows: readonly R[], page: number, perPage: number): R[] {
  const from = (Math.max(1, page) - 1) * perPage
  return rows.slice(from, from + perPage)
}
