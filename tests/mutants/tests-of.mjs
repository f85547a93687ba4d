/** Tests that cross a folder and are about a noun that their name does not say. */
const alsoAbout = {
  auth: ['mail-links', 'account-access'],
  chat: ['talk'],
  decision: ['talk'],
  like: ['decision', 'login-bonus'],
  member: ['account', 'login-bonus', 'withdrawal'],
  pairing: ['talk'],
  payment: ['renewal', 'card', 'three-d-secure', 'cancellation', 'like-pack'],
  recommendation: ['shown-again'],
}

/**
 * Globs of the tests that may kill a mutant of a folder: those beside it, and of those that cross a folder the ones about
 * its noun. In the member app, whose features share their rules, all that stand beside code.
 *
 * @param {string} folder
 */
export function testsOf(folder) {
  if (folder.startsWith('src/renderer/member')) return ['src/renderer/member/**/*.test.ts']
  const beside = `${folder}/**/*.test.ts`
  if (folder === 'src/contract/enums') return [beside, 'tests/architecture/lists/*.test.ts']
  if (!folder.startsWith('mock-api/')) return [beside]
  const noun = folder.slice(folder.lastIndexOf('/') + 1)
  const about = [noun, `${noun}-*`, ...(alsoAbout[/** @type {keyof typeof alsoAbout} */ (noun)] ?? [])]
  return [beside, ...about.map((name) => `tests/api/{account,cable,meeting,money}/${name}.test.ts`)]
}
