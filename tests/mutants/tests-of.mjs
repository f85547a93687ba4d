/** Tests across folders about a noun that is not in their name. */
const alsoAbout = {
  account: ['persona-accounts', 'profile'],
  auth: ['mail-links', 'account-access'],
  cancellation: ['withdrawal'],
  chat: ['talk'],
  decision: ['talk'],
  like: ['decision', 'login-bonus'],
  member: ['account', 'login-bonus', 'withdrawal'],
  'operator-chat': ['account', 'talk'],
  pairing: ['talk'],
  payment: ['renewal', 'card', 'three-d-secure', 'cancellation', 'like-pack'],
  popup: ['login-bonus'],
  recommendation: ['shown-again'],
}

/** Tests across folders of a folder that is no noun, or that other places prove as well. */
const acrossOf = new Map([
  ['mock-api/features/auth', ['reference/devise-token-auth/*']],
  [
    'mock-api/http',
    ['api/server/{cross-origin,heavy-bodies,hostile-page,rails-headers,security-headers}', 'api/package/worlds'],
  ],
  ['mock-api/cable', ['api/cable/*', 'reference/cable/*']],
  ['mock-api/control', ['api/control/*']],
  ['mock-api/tools/capsule', ['api/control/capsule*']],
  ['mock-api/tools/contract-check', ['api/server/{contract-check,drift}']],
  ['mock-api/tools/faults', ['api/control/faults']],
  ['mock-api/tools/handset', ['api/server/handset']],
  ['mock-api/history', ['api/control/history']],
  ['mock-api/tools/inspection', ['api/control/exchanges', 'api/server/recorder']],
  ['mock-api/tools/proxy', ['api/server/{beside,real-backend}']],
])

/**
 * Globs of the tests that may kill a mutant of a folder: those beside it and those of its noun across folders. In the
 * member app, whose features share rules, all tests beside code.
 *
 * @param {string} folder
 */
export function testsOf(folder) {
  if (folder.startsWith('src/renderer/member')) return ['src/renderer/member/**/*.test.ts']
  // The tests of the parts of the engine share its store.
  const beside = `${folder.startsWith('mock-api/engine/') ? 'mock-api/engine' : folder}/**/*.test.{ts,tsx}`
  // Tests that found towns take seconds each, and prove what is drawn, which is not mutated.
  if (folder === 'mock-api/town')
    return ['*', 'activity/*', 'seed/stream', 'seed/meetings/*'].map((name) => `${folder}/${name}.test.ts`)
  // Only the history goes back in the store.
  if (folder === 'mock-api/engine/store') return [beside, 'mock-api/history/*.test.ts']
  if (folder === 'src/contract/enums') return [beside, 'tests/architecture/lists/*.test.ts']
  const across = (acrossOf.get(folder) ?? []).map((name) => `tests/${name}.test.ts`)
  if (!folder.startsWith('mock-api/features/')) return [beside, ...across]
  const noun = folder.slice(folder.lastIndexOf('/') + 1)
  const about = [noun, `${noun}-*`, ...(alsoAbout[/** @type {keyof typeof alsoAbout} */ (noun)] ?? [])]
  return [beside, ...about.map((name) => `tests/api/{account,cable,meeting,money}/${name}.test.ts`), ...across]
}
