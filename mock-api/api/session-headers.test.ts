import { expect, test } from 'vitest'
import { aContext, testNow } from '../../tests/support/world/a-context.ts'
import { aWoman } from '../../tests/support/world/a-member.ts'
import { aWorld } from '../../tests/support/world/a-world.ts'
import { openLogin } from '../features/auth/session.ts'
import { bearerOf } from '../http/session.ts'
import type { Runtime } from '../runtime.ts'
import type { World } from '../world/world.ts'
import { sessionHeaders, steadyHeaders } from './session-headers.ts'

function setup() {
  const world = aWorld()
  const woman = aWoman(world)
  const { login, token } = openLogin(world, woman.id, aContext())
  /** A runtime whose tokens rotate. */
  const rotating = (now: number) =>
    ({
      variant: () => 'on',
      context: () => aContext({ now }),
      store: { transact: (rule: (of: World) => unknown) => rule(world) },
    }) as unknown as Runtime
  return { world, session: { member: woman, login, token }, rotating }
}

test("API-02 D-50 the headers repeat the request's token, with the expiry in whole seconds", () => {
  const { session } = setup()
  const { member, login, token } = session
  expect(steadyHeaders({ member, login: { ...login, expiresAt: 1999 }, token })).toEqual({
    'access-token': token,
    'token-type': 'Bearer',
    client: login.client,
    expiry: '1',
    uid: member.email,
  })
})

test('API-02 D-50 with rotation the headers carry the next token, or a blank one within five seconds', () => {
  const { world, session, rotating } = setup()
  const { member, login } = session
  const same = { 'token-type': 'Bearer', client: login.client, uid: member.email }
  expect(sessionHeaders(session, {}, rotating(testNow))).toEqual({
    ...same,
    'access-token': ' ',
    expiry: ' ',
    authorization: bearerOf(steadyHeaders(session)),
  })
  const { authorization, ...headers } = sessionHeaders(session, {}, rotating(testNow + 60_000))
  const { tokenHash, expiresAt } = world.logins.get(login.id)
  expect(headers).toEqual({ ...same, 'access-token': expect.any(String), expiry: String(expiresAt / 1000) })
  expect([tokenHash, expiresAt > login.expiresAt]).toEqual([`hash of ${headers['access-token']}`, true])
  expect(authorization).toBe(bearerOf(headers))
})
