import { expect, test } from 'vitest'
import { aContext, testNow, fixedIds } from '../../../tests/support/world/a-context.ts'
import { aMan, aWoman, aMember } from '../../../tests/support/world/a-member.ts'
import { refusalOf } from '../../../tests/support/world/a-refusal.ts'
import { aWorld } from '../../../tests/support/world/a-world.ts'
import type { Member } from '../../world/records/member.ts'
import { authenticate, openLogin, signIn } from './session.ts'

const days = 24 * 60 * 60 * 1000
const at = (seconds: number) => aContext({ now: testNow + seconds * 1000 })

test('API-02 D-17 opens a login for 14 days and stores only the hash of its token', () => {
  const world = aWorld()
  const woman = aWoman(world)
  const { login, token } = openLogin(world, woman.id, aContext(), { fromResetLink: true })
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
  expect(openLogin(world, woman.id, aContext()).login.fromResetLink).toBe(false)
})

test('API-02 D-05 two logins of one member at one instant differ in client and token', () => {
  const world = aWorld()
  const woman = aWoman(world)
  const opened = [1, 2].map(() => openLogin(world, woman.id, aContext()))
  const secrets = opened.flatMap(({ login, token }) => [login.client, token])
  expect(new Set(secrets).size).toBe(4)
})

test('API-02 D-50 an eleventh login ends the one that expires first, of equals the oldest', () => {
  const world = aWorld()
  const [woman, man] = [aWoman(world), aMan(world)]
  const stranger = openLogin(world, man.id, aContext()).login
  const open = (seconds: number) => openLogin(world, woman.id, at(seconds)).login.id
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

function setup() {
  const world = aWorld()
  const woman = aWoman(world)
  const { login, token } = openLogin(world, woman.id, aContext())
  const values = { uid: woman.email, client: login.client, 'access-token': token }
  const session = (patch: Partial<typeof values> = {}) =>
    authenticate(world, (name) => ({ ...values, ...patch })[name], aContext())
  return { world, woman, login, token, session }
}

test("API-02 D-50 a session needs the member's own address, one of her logins and its token", () => {
  const { world, woman, login, token, session } = setup()
  expect(session()).toEqual({ member: woman, login, token })
  const other = aMan(world)
  const foreign = openLogin(world, other.id, aContext())
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

test('API-02 D-50 a missing or empty token gives no session', () => {
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

test('API-02 D-50 a missing client means the login named default', () => {
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

const right = 'yoimachi123'

test('API-02 address and password open a login', () => {
  const world = aWorld()
  const woman = aWoman(world)
  const { member, opened } = signIn(world, { email: ` ${woman.email} `, password: right }, aContext())
  expect(member).toBe(woman)
  expect(opened.login).toMatchObject({ memberId: woman.id, fromResetLink: false })
  expect(world.logins.get(opened.login.id)).toBe(opened.login)
})

const unconfirmed = { confirmedAt: null }
test.each<[Partial<Member>, password: string, refusal: string]>([
  [{}, 'wrong', 'bad-credentials'],
  [unconfirmed, right, 'sign-in-unconfirmed'],
  [unconfirmed, 'wrong', 'sign-in-unconfirmed'],
  [{ ageConf: 3 }, right, 'sign-in-under-age'],
  [{ ageConf: 4 }, right, 'sign-in-under-age'],
  [{ ageConf: 4 }, 'wrong', 'bad-credentials'],
  [{ ageConf: 3, activeStatus: 'inactive' }, right, 'sign-in-under-age'],
  [{ activeStatus: 'inactive' }, right, 'sign-in-inactive'],
  [{ activeStatus: 'inactive' }, 'wrong', 'bad-credentials'],
])('API-02 D-36 a member with %j and the password %s is refused: %s', (patch, password, refusal) => {
  const world = aWorld()
  const { email } = aMember(world, patch)
  expect(refusalOf(() => signIn(world, { email, password }, aContext())).code).toBe(refusal)
  expect(world.logins.size).toBe(0)
})

test.each([0, 1, 2] as const)('API-02 D-36 age check %i keeps nobody out', (ageConf) => {
  const world = aWorld()
  const { email } = aMember(world, { ageConf })
  expect(signIn(world, { email, password: right }, aContext()).member.ageConf).toBe(ageConf)
})

test('API-02 an unknown address gets the same response as a wrong password', () => {
  const world = aWorld()
  const input = { email: 'nobody@yoimachi.example', password: right }
  expect(refusalOf(() => signIn(world, input, aContext())).code).toBe('bad-credentials')
})
