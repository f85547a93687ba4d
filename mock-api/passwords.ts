import { scryptSync, timingSafeEqual } from 'node:crypto'
import type { Passwords } from './world/context.ts'

/** Light on purpose: the mock's passwords are published with its personas, and sign-in must not stall the others. */
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
