/** The query `id` of a review page as a number; undefined where it is missing or none. */
export function recommendIdOf(params: URLSearchParams): number | undefined {
  const id = params.get('id')
  return id !== null && /^\d{1,15}$/.test(id) ? Number(id) : undefined
}
