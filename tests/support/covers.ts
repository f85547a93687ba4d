const idOrRange = /^[A-Z]+2?-\d+(\.\.\d+)?$/

/**
 * Names the requirement ids that an assertion proves, if the title cannot. Stands directly above the assertion,
 * `covers('REC-40..44', 'D-21')`, or wraps it: `covers('REC-40', () => expect(…))`. `npm run trace` reads the ids from
 * the source, so they must be literals. Naming an id promises that the test fails when the row is broken.
 * @throws Error for a misspelt id, so that a typo does not count as coverage
 */
export function covers(...ids: readonly string[]): void
export function covers<T>(...idsAndAssertion: readonly [...string[], assertion: () => T]): T
export function covers<T>(...given: readonly (string | (() => T))[]): T | undefined {
  const ids = given.filter((part) => typeof part === 'string')
  const misspelt = ids.filter((id) => !idOrRange.test(id))
  if (misspelt.length > 0) {
    throw new Error(`Failed to read covers(${misspelt.join(', ')}): write ids as REC-40 or REC-40..44.`)
  }
  const assertion = given.at(-1)
  return typeof assertion === 'function' ? assertion() : undefined
}
