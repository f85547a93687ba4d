import { expect, test } from 'vitest'
import { aContext, testNow } from '../../../tests/support/world/a-context.ts'
import { aMan, aWoman } from '../../../tests/support/world/a-member.ts'
import { aWorld } from '../../../tests/support/world/a-world.ts'
import { acceptsToken, openLogin, rotate } from './token.ts'

const days = 24 * 60 * 60 * 1000
const at = (seconds: number) => aContext({ now: testNow + seconds * 1000 })

test('API-02 D-17 a login is opened for 14 days with a token that only its hash is kept of', () => {
  const world = aWorld()
  const woman = aWoman(world)
  const { login, token } = openLogin(world, woman.id, true, aContext())
  expect(login).toEqual({
    id: 1,
    memberId: woman.id,
    client: expect.any(String),
    tokenHash: `hash of ${token}`,
    previousHash: '',
    earlierHash: '',
    rotatedAt: testNow,
    rotations: 0,
    expiresAt: testNow + 14 * days,
    createdAt: testNow,
    fromResetLink: true,
    cancelAcceptedAt: null,
  })
  expect(world.logins.get(1)).toBe(login)
  expect(openLogin(world, woman.id, false, aContext()).login.fromResetLink).toBe(false)
})

test('API-02 D-05 two logins of one member at one instant differ in client and token', () => {
  const world = aWorld()
  const woman = aWoman(world)
  const opened = [1, 2].map(() => openLogin(world, woman.id, false, aContext()))
  const secrets = opened.flatMap(({ login, token }) => [login.client, token])
  expect(new Set(secrets).size).toBe(4)
})

test('API-02 D-50 a member holds ten logins; the eleventh ends the one that expires first, of equals the oldest', () => {
  const world = aWorld()
  const [woman, man] = [aWoman(world), aMan(world)]
  const stranger = openLogin(world, man.id, false, aContext()).login
  const open = (seconds: number) => openLogin(world, woman.id, false, at(seconds)).login.id
  const held = [5, 9, 9, 9, 9, 9, 9, 9, 3, 3].map(open)
  const ids = () => world.logins.by('member', woman.id).map(({ id }) => id)
  expect(ids()).toEqual(held)
  const eleventh = open(10)
  expect(ids()).toEqual([...held.filter((id) => id !== held[8]), eleventh])
  open(11)
  expect(ids()).not.toContain(held[9])
  open(12)
  expect(ids()).not.toContain(held[0])
  expect(ids()).toHaveLength(10)
  expect(world.logins.find(stranger.id)).toBe(stranger)
})

test('API-02 D-50 the present token and the one before it are accepted, the one before those for five seconds', () => {
  const world = aWorld()
  const woman = aWoman(world)
  const { login, token: first } = openLogin(world, woman.id, false, aContext())
  const now = () => world.logins.get(login.id)
  const second = rotate(world, now(), false, at(5)) as string
  expect(now()).toMatchObject({ previousHash: `hash of ${first}`, earlierHash: '', rotations: 1 })
  const third = rotate(world, now(), false, at(10)) as string
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

test('API-02 D-50 calls within five seconds keep the token and move the window on, unless they opt out', () => {
  const world = aWorld()
  const { login } = openLogin(world, aWoman(world).id, false, aContext())
  const now = () => world.logins.get(login.id)
  expect(rotate(world, now(), false, at(4.999))).toBeUndefined()
  expect(now()).toEqual({ ...login, rotatedAt: testNow + 4999 })
  expect(rotate(world, now(), false, at(9.998))).toBeUndefined()
  expect(rotate(world, now(), true, at(9.998))).toEqual(expect.any(String))
  expect(rotate(world, now(), false, at(14.998))).toEqual(expect.any(String))
})
