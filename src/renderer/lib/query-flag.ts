/** Whether a query flag is set: the key is present, even empty, and its value is not `false` or `0` (C-10). */
export function hasFlag(params: URLSearchParams, name: string): boolean {
  const value = params.get(name)
  return value !== null && value !== 'false' && value !== '0'
}
