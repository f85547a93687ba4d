const lists = 'tests/architecture/lists/*.test.ts'

/** Tests that cross a folder and are about a noun that their name does not say. */
const alsoAbout = {
  decision: ['talk'],
  like: ['decision', 'login-bonus'],
  pairing: ['decision', 'recommendation', 'talk', 'review-post'],
  payment: ['renewal', 'card', 'three-d-secure', 'cancellation', 'like-pack'],
}

/**
 * Globs of the tests that may kill a mutant of a folder: those beside it, and of those that cross a folder the ones about
 * its noun. Of the whole, without a folder, all.
 *
 * @param {string | undefined} folder
 */
export function testsOf(folder) {
  if (!folder) return ['{src,mock-api}/**/*.test.ts', 'tests/api/{account,meeting,money}/**/*.test.ts', lists]
  const noun = folder.slice(folder.lastIndexOf('/') + 1)
  const about = [noun, `${noun}-*`, ...(alsoAbout[/** @type {keyof typeof alsoAbout} */ (noun)] ?? [])]
  return [
    `${folder}/**/*.test.ts`,
    lists,
    ...(folder.startsWith('mock-api/')
      ? about.map((name) => `tests/api/{account,meeting,money}/${name}.test.ts`)
      : []),
  ]
}
