import { scryptSync, timingSafeEqual } from 'node:crypto'
import type { Passwords } from './context.ts'

/** Cheap on purpose: the mock's passwords are published, and a login must not stall other requests. */
const cost = { N: 1024, r: 8, p: 1 }

/** scrypt as `salt:hash`. */
export const passwords: Passwords = {
  hash: (password, salt) => `${salt}:${scryptSync(password, salt, 32, cost).toString('base64url')}`,
  matches(password, hash) {
    const [salt = '', expected = ''] = hash.split(':')
    const actual = scryptSync(password, salt, 32, cost)
    const wanted = Buffer.from(expected, 'base64url')
    return wanted.length === actual.length && timingSafeEqual(actual, wanted)
  },
}
