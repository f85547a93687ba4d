import { expect, test } from 'vitest'
import { aContext, fixedIds, testNow } from '../../../tests/support/world/a-context.ts'
import { aMan, aWoman } from '../../../tests/support/world/a-member.ts'
import { aWorld } from '../../../tests/support/world/a-world.ts'
import { authenticate, rotatedHeaders, steadyHeaders } from './authenticate.ts'
import { openLogin } from './token.ts'

function setup() {
  const world = aWorld()
  const woman = aWoman(world)
  const { login, token } = openLogin(world, woman.id, false, aContext())
  const values = { uid: woman.email, client: login.client, 'access-token': token }
  const session = (patch: Partial<typeof values> = {}) =>
    authenticate(world, (name) => ({ ...values, ...patch })[name], aContext())
  return { world, woman, login, token, session }
}

test('API-02 D-50 a session needs the member’s own address, a login of hers and its token', () => {
  const { world, woman, login, token, session } = setup()
  expect(session()).toEqual({ member: woman, login, token })
  const other = aMan(world)
  const foreign = openLogin(world, other.id, false, aContext())
  for (const patch of [
    { uid: '' },
    { uid: 'nobody@yoimachi.example' },
    { uid: other.email },
    { client: foreign.login.client },
    { client: 'default' },
    { client: '' },
    { 'access-token': '' },
    { 'access-token': foreign.token },
  ]) {
    expect(session(patch)).toBeUndefined()
  }
})

test('API-02 D-50 who names no token, or an empty one, has no session: there is nothing to hash', () => {
  const { world, woman, login } = setup()
  const hash = () => {
    throw new Error('Failed to hash nothing.')
  }
  const ctx = aContext({ ids: { ...fixedIds, hash } })
  for (const token of [undefined, '']) {
    const values = { uid: woman.email, client: login.client, 'access-token': token }
    expect(authenticate(world, (name) => values[name], ctx)).toBeUndefined()
  }
})

test('API-02 D-50 without a client the login named default is meant', () => {
  const { world, login, token } = setup()
  const bare = (name: string) => ({ uid: 'member-1@yoimachi.example', 'access-token': token })[name]
  expect(authenticate(world, bare, aContext())).toBeUndefined()
  world.logins.update(login.id, { client: 'default' })
  expect(authenticate(world, bare, aContext())?.login.id).toBe(login.id)
})

test('API-02 C-6 an unconfirmed member has no session; an inactive one has, and the call decides', () => {
  const { world, woman, session } = setup()
  world.members.update(woman.id, { confirmedAt: null })
  expect(session()).toBeUndefined()
  world.members.update(woman.id, { confirmedAt: testNow, activeStatus: 'inactive', ageConf: 3 })
  expect(session()?.member.activeStatus).toBe('inactive')
})

test('API-02 D-50 the headers repeat the token of the request, the expiry in whole seconds', () => {
  const { woman, login, token } = setup()
  expect(steadyHeaders({ member: woman, login: { ...login, expiresAt: 1999 }, token })).toEqual({
    'access-token': token,
    'token-type': 'Bearer',
    client: login.client,
    expiry: '1',
    uid: woman.email,
  })
})

test('API-02 D-50 with rotation the headers carry the next token, within five seconds a blank one', () => {
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
