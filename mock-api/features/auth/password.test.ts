import { expect, test } from 'vitest'
import { aContext, testNow } from '../../../tests/support/world/a-context.ts'
import { aMan, aWoman } from '../../../tests/support/world/a-member.ts'
import { refusalOf } from '../../../tests/support/world/a-refusal.ts'
import { aWorld } from '../../../tests/support/world/a-world.ts'
import { passwordFaults } from './password-faults.ts'
import { changePassword } from './password.ts'
import { openResetLink, requestReset } from './reset-link.ts'
import { openLogin } from './session.ts'

const later = (ms: number) => aContext({ now: testNow + ms })

function setup() {
  const world = aWorld()
  const { id, email } = aWoman(world, { updatedAt: 0 })
  return { world, id, email }
}

test('API-01 API-05 a password has 6 to 128 characters as people count them', () => {
  const fault = (password: string) => passwordFaults(password, undefined)['password']
  expect(fault('')).toEqual(['パスワードを入力してください'])
  for (const length of [1, 5]) {
    expect(fault('a'.repeat(length))).toEqual(['パスワードは6文字以上で入力してください'])
  }
  expect(fault('😊'.repeat(5))).toEqual(['パスワードは6文字以上で入力してください'])
  for (const length of [6, 128]) expect(fault('😊'.repeat(length))).toBeUndefined()
  expect(fault('a'.repeat(129))).toEqual(['パスワードは128文字以内で入力してください'])
})

test('API-01 API-05 compares a repetition whenever one is sent, even an empty one', () => {
  expect(passwordFaults('secret1', undefined)).toEqual({})
  expect(passwordFaults('secret1', 'secret1')).toEqual({})
  for (const repetition of ['secret2', '']) {
    expect(passwordFaults('secret1', repetition)).toEqual({
      password_confirmation: ['パスワード（確認）が一致しません'],
    })
  }
})

test('API-05 D-93 a new password ends every other login of the member and every reset link', () => {
  const { world, id, email } = setup()
  const [, stranger] = [1, 2].map(() => openLogin(world, id, aContext()).login)
  const foreign = openLogin(world, aMan(world).id, aContext()).login
  const address = 'https://yoimachi.example/'
  const origins = { redirectUrl: address, apiOrigin: address, isOwnAddress: () => true }
  requestReset(world, { email, ...origins, mailed: (link) => link }, aContext())
  const mailed = new URL(world.mails.get(1).links[0]!).searchParams.get('reset_password_token')!
  const { login } = openResetLink(world, mailed, aContext())!.opened
  const change = (password: string, ctx = later(5)) =>
    changePassword(world, world.logins.get(login.id), { password, repetition: password }, ctx)
  const member = change('secret1')
  expect(member).toBe(world.members.get(id))
  expect(member).toMatchObject({ reset: null, updatedAt: testNow + 5 })
  expect(aContext().passwords.matches('secret1', member.passwordHash)).toBe(true)
  expect([...world.logins.ids()]).toEqual([foreign.id, login.id])
  expect(world.logins.find(stranger!.id)).toBeUndefined()
  expect(world.logins.get(login.id).fromResetLink).toBe(false)
  expect(openResetLink(world, mailed, later(6))).toBeUndefined()
  const before = world.logins.get(login.id)
  const again = change('secret1', later(7))
  expect(world.logins.get(login.id)).toBe(before)
  expect(again.passwordHash).not.toBe(member.passwordHash)
})

test('D-05 the salt of a password differs by member and instant', () => {
  const { world, id } = setup()
  const hashOf = (memberId: number, ms: number) => {
    const { login } = openLogin(world, memberId, aContext())
    const input = { password: 'secret1', repetition: 'secret1' }
    return changePassword(world, login, input, later(ms)).passwordHash
  }
  expect(new Set([hashOf(id, 1), hashOf(aMan(world).id, 1), hashOf(id, 2)]).size).toBe(3)
})

test('API-05 a missing, short or differently repeated password changes nothing', () => {
  const { world, id } = setup()
  const { login } = openLogin(world, id, aContext(), { fromResetLink: true })
  openLogin(world, id, aContext())
  const before = world.members.get(id)
  const refusal = (password: string, repetition: string) =>
    refusalOf(() => changePassword(world, login, { password, repetition }, aContext()))
  for (const [password, repetition] of [
    ['', ''],
    ['secret1', ''],
    ['', 'secret1'],
  ] as const) {
    expect(refusal(password, repetition)).toMatchObject({ code: 'password-missing', detail: {} })
  }
  expect(refusal('abc', 'abd')).toMatchObject({
    code: 'password-invalid',
    detail: { fields: { password: [expect.any(String)], password_confirmation: [expect.any(String)] } },
  })
  expect(refusal('secret1', 'secret2').code).toBe('password-invalid')
  expect([world.members.get(id), world.logins.size]).toEqual([before, 2])
})
