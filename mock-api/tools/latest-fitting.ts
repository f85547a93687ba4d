/** Returns the latest items whose JSON fits into a number of bytes together, in their order. */
export function latestFitting<T>(items: readonly T[], mostBytes: number): T[] {
  let left = mostBytes
  const tooMany = items.findLastIndex((item) => {
    left -= Buffer.byteLength(JSON.stringify(item))
    return left < 0
  })
  return items.slice(tooMany + 1)
}
