import { expect, test } from 'vitest'
import { aContext } from '../../../tests/support/world/a-context.ts'
import { aMember, aWoman } from '../../../tests/support/world/a-member.ts'
import { refusalOf } from '../../../tests/support/world/a-refusal.ts'
import { aWorld } from '../../../tests/support/world/a-world.ts'
import type { Member } from '../../world/records/member.ts'
import { signIn } from './sign-in.ts'

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
])('API-02 D-36 a member with %j is refused the password %s: %s', (patch, password, refusal) => {
  const world = aWorld()
  const { email } = aMember(world, patch)
  expect(refusalOf(() => signIn(world, { email, password }, aContext())).code).toBe(refusal)
  expect(world.logins.size).toBe(0)
})

test.each([0, 1, 2] as const)('API-02 D-36 an age check at %i keeps nobody out', (ageConf) => {
  const world = aWorld()
  const { email } = aMember(world, { ageConf })
  expect(signIn(world, { email, password: right }, aContext()).member.ageConf).toBe(ageConf)
})

test('API-02 an address that nobody has is told like a wrong password', () => {
  const world = aWorld()
  const input = { email: 'nobody@yoimachi.example', password: right }
  expect(refusalOf(() => signIn(world, input, aContext())).code).toBe('bad-credentials')
})
