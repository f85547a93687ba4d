import { expect, test } from 'vitest'
import { aContext, testNow } from '../../../tests/support/world/a-context.ts'
import { aWoman } from '../../../tests/support/world/a-member.ts'
import { aWorld } from '../../../tests/support/world/a-world.ts'
import { acceptsToken, rotate, rotatedHeaders, steadyHeaders } from './login-token.ts'
import { openLogin } from './session.ts'

const days = 24 * 60 * 60 * 1000
const at = (seconds: number) => aContext({ now: testNow + seconds * 1000 })

test('API-02 D-50 accepts the current and the previous token, and the one before for five seconds', () => {
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

test('API-02 D-50 requests within five seconds keep the token and extend the window, unless they opt out', () => {
  const world = aWorld()
  const { login } = openLogin(world, aWoman(world).id, false, aContext())
  const now = () => world.logins.get(login.id)
  expect(rotate(world, now(), false, at(4.999))).toBeUndefined()
  expect(now()).toEqual({ ...login, rotatedAt: testNow + 4999 })
  expect(rotate(world, now(), false, at(9.998))).toBeUndefined()
  expect(rotate(world, now(), true, at(9.998))).toEqual(expect.any(String))
  expect(rotate(world, now(), false, at(14.998))).toEqual(expect.any(String))
})

function setup() {
  const world = aWorld()
  const woman = aWoman(world)
  return { world, woman, ...openLogin(world, woman.id, false, aContext()) }
}

test("API-02 D-50 the headers repeat the request's token, with the expiry in whole seconds", () => {
  const { woman, login, token } = setup()
  expect(steadyHeaders({ member: woman, login: { ...login, expiresAt: 1999 }, token })).toEqual({
    'access-token': token,
    'token-type': 'Bearer',
    client: login.client,
    expiry: '1',
    uid: woman.email,
  })
})

test('API-02 D-50 with rotation the headers carry the next token, or a blank one within five seconds', () => {
  const { world, woman, login, token } = setup()
  const session = { member: woman, login, token }
  const same = { 'token-type': 'Bearer', client: login.client, uid: woman.email }
  expect(rotatedHeaders(world, session, false, aContext())).toEqual({
    ...same,
    'access-token': ' ',
    expiry: ' ',
  })
  const later = aContext({ now: testNow + 60_000 })
  const headers = rotatedHeaders(world, session, false, later)
  const { tokenHash, expiresAt } = world.logins.get(login.id)
  expect(headers).toEqual({ ...same, 'access-token': expect.any(String), expiry: String(expiresAt / 1000) })
  expect([tokenHash, expiresAt > login.expiresAt]).toEqual([`hash of ${headers['access-token']}`, true])
})
