import type { Context, Ids, Passwords } from '../../../mock-api/world/context.ts'

/** Friday 2026-11-20, noon in Tokyo: nine hours into its business day. */
export const testNow = Date.parse('2026-11-20T12:00:00+09:00')

/** Instant of a Tokyo wall clock time, `tokyo('2026-11-21 03:00')`. */
export function tokyo(wall: string): number {
  const at = Date.parse(`${wall.replace(' ', 'T')}:00+09:00`)
  if (Number.isNaN(at)) throw new Error(`Failed to read ${wall}: write it as 2026-11-21 03:00.`)
  return at
}

/** Readable ids for failing tests; `draw` is evenly distributed over its parts. */
export const fixedIds: Ids = {
  uuid: (...parts) => `uuid-${parts.join('-')}`,
  token: (...parts) => `token-${parts.join('-')}`,
  secret: (...parts) => `token-${parts.join('-')}`,
  draw: (...parts) => spread(parts.join('\n')),
  hash: (secret) => `hash of ${secret}`,
}

const plainPasswords: Passwords = {
  hash: (password, salt) => `${salt}:${password}`,
  matches: (password, hash) => hash.slice(hash.indexOf(':') + 1) === password,
}

/** Context of a rule under test: fixed time and readable ids by default. */
export function aContext(overrides: Partial<Context> = {}): Context {
  return { now: testNow, ids: fixedIds, passwords: plainPasswords, ...overrides }
}

/** FNV-1a with a final mix, scaled to [0, 1). */
function spread(text: string): number {
  let hash = 0x811c9dc5
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) as number), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return ((hash ^ (hash >>> 12)) >>> 0) / 2 ** 32
}
