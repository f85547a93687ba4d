const idOrRange = /^[A-Z]+2?-\d+(\.\.\d+)?$/

/**
 * Names the requirement ids that a test proves where its title cannot hold them: `covers('REC-40..44', 'D-21')`.
 * `npm run trace` reads the call from the source, so the ids are written out as literals. Naming an id is a promise
 * that the test fails when the row is broken.
 * @throws when an id is misspelt, so that a typo does not pass for coverage
 */
export function covers(...ids: readonly string[]): void {
  const misspelt = ids.filter((id) => !idOrRange.test(id))
  if (misspelt.length > 0) {
    throw new Error(`Failed to read covers(${misspelt.join(', ')}): write ids as REC-40 or REC-40..44.`)
  }
}
