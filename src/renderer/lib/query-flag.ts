/** Whether a page's query flag is set: the key is present with any value but `false` or `0`, an empty one included (C-10). */
export function hasFlag(params: URLSearchParams, name: string): boolean {
  const value = params.get(name)
  return value !== null && value !== 'false' && value !== '0'
}
