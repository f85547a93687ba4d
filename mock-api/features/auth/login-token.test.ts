import { expect, test } from 'vitest'
import { aContext, testNow } from '../../../tests/support/world/a-context.ts'
import { aWoman } from '../../../tests/support/world/a-member.ts'
import { aWorld } from '../../../tests/support/world/a-world.ts'
import { acceptsToken, rotateToken } from './login-token.ts'
import { openLogin } from './session.ts'

const days = 24 * 60 * 60 * 1000
const at = (seconds: number) => aContext({ now: testNow + seconds * 1000 })

test('API-02 D-50 accepts the current and the previous token, and the one before for five seconds', () => {
  const world = aWorld()
  const woman = aWoman(world)
  const { login, token: first } = openLogin(world, woman.id, aContext())
  const now = () => world.logins.get(login.id)
  const second = rotateToken(world, now(), { unbatch: false }, at(5))!.token
  expect(now()).toMatchObject({ previousHash: `hash of ${first}`, earlierHash: '', rotations: 1 })
  const third = rotateToken(world, now(), { unbatch: false }, at(10))!.token
  expect(now()).toEqual({
    ...login,
    tokenHash: `hash of ${third}`,
    previousHash: `hash of ${second}`,
    earlierHash: `hash of ${first}`,
    rotatedAt: testNow + 10_000,
    rotations: 2,
    expiresAt: testNow + 10_000 + 14 * days,
  })
  expect(new Set([first, second, third]).size).toBe(3)
  const accepted = (seconds: number) =>
    [first, second, third, 'other'].map((token) => acceptsToken(now(), token, at(seconds)))
  expect(accepted(14.999)).toEqual([true, true, true, false])
  expect(accepted(15)).toEqual([false, true, true, false])
  expect(accepted(10 + 14 * 24 * 60 * 60 - 1)).toEqual([false, true, true, false])
  expect(accepted(10 + 14 * 24 * 60 * 60)).toEqual([false, false, false, false])
})

test('API-02 D-50 requests within five seconds keep the token and extend the window, unless they opt out', () => {
  const world = aWorld()
  const { login } = openLogin(world, aWoman(world).id, aContext())
  const now = () => world.logins.get(login.id)
  expect(rotateToken(world, now(), { unbatch: false }, at(4.999))).toBeUndefined()
  expect(now()).toEqual({ ...login, rotatedAt: testNow + 4999 })
  expect(rotateToken(world, now(), { unbatch: false }, at(9.998))).toBeUndefined()
  expect(rotateToken(world, now(), { unbatch: true }, at(9.998))).toBeDefined()
  expect(rotateToken(world, now(), { unbatch: false }, at(14.998))).toBeDefined()
})
