import { expect, test } from 'vitest'
import { aContext, testNow } from '../../../tests/support/world/a-context.ts'
import { aWoman } from '../../../tests/support/world/a-member.ts'
import { refusalOf } from '../../../tests/support/world/a-refusal.ts'
import { aWorld } from '../../../tests/support/world/a-world.ts'
import { responseTo } from '../../api/refusals.ts'
import { Refusal } from '../../world/refusal.ts'
import { gemAccountView, gemAccountWithTimesView } from './auth-view.ts'
import { signUp, type SignUpInput, emailFaults } from './sign-up.ts'

const newcomer: SignUpInput = {
  email: ' New.Comer@yoimachi.example ',
  password: 'secret1',
  repetition: 'secret1',
  sex: 2,
}
const app = 'https://yoimachi.example'
const join = (world = aWorld(), patch: Partial<SignUpInput> = {}) =>
  signUp(world, { ...newcomer, ...patch }, app, aContext())

test('API-01 stores a new member unconfirmed, with a profile, a mailed link and a login', () => {
  const world = aWorld()
  const { member, opened } = join(world)
  expect(member).toBe(world.members.get(1))
  expect(member).toMatchObject({ id: 1, email: 'new.comer@yoimachi.example', sex: 2, confirmedAt: null })
  expect(member).toMatchObject({ createdAt: testNow, updatedAt: testNow })
  expect(aContext().passwords.matches('secret1', member.passwordHash)).toBe(true)
  expect(member.confirmation?.sentAt).toBe(testNow)
  expect(world.profiles.find(1)).toBeDefined()
  expect([...world.mails.all()].map(({ to, links }) => [to, links[0]?.startsWith(`${app}/`)])).toEqual([
    [member.email, true],
  ])
  expect(opened.login).toMatchObject({ memberId: 1, fromResetLink: false })
})

test('API-01 D-05 two sign-ups at one instant differ in uuid, salt, token and link', () => {
  const world = aWorld()
  const [one, two] = [join(world), join(world, { email: 'b@yoimachi.example', sex: 1 })]
  for (const secret of [
    ({ member }: typeof one) => member.uuid,
    ({ member }: typeof one) => member.passwordHash,
    ({ member }: typeof one) => member.confirmation?.hash,
    ({ opened }: typeof one) => opened.token,
  ]) {
    expect(secret(one)).not.toBe(secret(two))
  }
  expect(two.member.rank).toBe('H')
})

test('API-01 without a repetition compares nothing', () => {
  expect(join(undefined, { repetition: undefined }).member.id).toBe(1)
})

test.each<[Partial<SignUpInput>, Record<string, string[]>]>([
  [{ email: '' }, { email: ['メールアドレスを入力してください'] }],
  [{ email: 'a@b' }, { email: ['メールアドレスの形式が正しくありません'] }],
  // Lowercased, the Kelvin sign becomes a k.
  [{ email: '\u212A@yoimachi.example' }, { email: ['メールアドレスの形式が正しくありません'] }],
  [{ email: 'Taken@yoimachi.example' }, { email: ['メールアドレスはすでに使用されています'] }],
  [{ sex: null }, { sex: ['性別を選択してください'] }],
  [
    { password: 'abc', repetition: 'abc', sex: null, email: '' },
    {
      password: ['パスワードは6文字以上で入力してください'],
      email: ['メールアドレスを入力してください'],
      sex: ['性別を選択してください'],
    },
  ],
])('API-01 D-91 refuses %j with all its faults and creates no account', (patch, fields) => {
  const world = aWorld()
  aWoman(world, { email: 'taken@yoimachi.example' })
  const { code, detail } = refusalOf(() => join(world, patch))
  const { email, sex } = { ...newcomer, ...patch }
  expect(code).toBe('sign-up-invalid')
  expect(detail).toEqual({ fields, extra: { email: email.trim().toLowerCase(), sex } })
  expect([world.members.size, world.mails.size, world.logins.size]).toEqual([1, 0, 0])
})

test('API-01 API-02 returns the account as the gem does, with times after a change', () => {
  const woman = aWoman(aWorld(), { createdAt: testNow, updatedAt: testNow + 1 })
  const short = { id: 1, provider: 'email', uid: woman.email, email: woman.email, sex: 2 }
  expect(gemAccountView(woman)).toEqual(short)
  expect(gemAccountWithTimesView(woman)).toEqual({
    ...short,
    created_at: '2026-11-20T12:00:00.000+09:00',
    updated_at: '2026-11-20T12:00:00.001+09:00',
  })
})

test('API-01 a refused sign-up repeats its readable input', () => {
  const nothing = { id: null, provider: 'email', created_at: null, updated_at: null }
  const repeated = (extra?: Record<string, unknown>) =>
    responseTo(new Refusal('sign-up-invalid', extra && { extra })).body['data']
  expect(repeated()).toEqual({ ...nothing, uid: '', email: '', sex: null })
  expect(repeated({ email: 3, sex: 1 })).toEqual({ ...nothing, uid: '', email: '', sex: 1 })
  expect(repeated({ email: 'a@b' })).toEqual({ ...nothing, uid: 'a@b', email: 'a@b', sex: null })
})

const malformed = ['メールアドレスの形式が正しくありません']

test.each([
  'a@b.jp',
  'haru.o+yoi@mail.yoimachi.example',
  "!#$%&'*/=?^_`{|}~-@x.co",
  'HARU@YOIMACHI.EXAMPLE',
  'a@9.b-c.jp',
  `${'a'.repeat(250)}@b.jp`,
])('API-01 D-91 accepts the address %s', (email) => {
  expect(emailFaults(email)).toEqual([])
})

test.each([
  'a',
  '@b.jp',
  'a@b',
  'a@b.j',
  'a@b.jp.',
  'a@.jp',
  'a@b.j1',
  'a@b@c.jp',
  'a b@c.jp',
  'あ@b.jp',
  'a@ぼ.jp',
  'a@b.jp x',
  ' a@b.jp',
  `${'a'.repeat(251)}@b.jp`,
])('API-01 D-91 rejects the address %j', (email) => {
  expect(emailFaults(email)).toEqual(malformed)
})

test('API-01 asks for a missing address', () => {
  expect(emailFaults('')).toEqual(['メールアドレスを入力してください'])
})
