import { expect, test } from 'vitest'
import { aContext, testNow, tokyo } from '../../../tests/support/world/a-context.ts'
import { aWoman } from '../../../tests/support/world/a-member.ts'
import { refusalOf } from '../../../tests/support/world/a-refusal.ts'
import { aWorld } from '../../../tests/support/world/a-world.ts'
import { confirmEmail, mailConfirmation, resendConfirmation } from './confirmation.ts'

const app = 'https://yoimachi.example'
const threeDays = 3 * 24 * 60 * 60 * 1000
const later = (ms: number) => aContext({ now: testNow + ms })

function setup(now = testNow) {
  const world = aWorld()
  const woman = aWoman(world, { confirmedAt: null, updatedAt: 0 })
  mailConfirmation(world, woman, app, aContext({ now }))
  const mails = () => [...world.mails.all()]
  const token = () => new URL(String(mails().at(-1)?.links[0])).searchParams.get('confirmation_token') ?? ''
  return { world, id: woman.id, email: woman.email, mails, token }
}

test('IMP-03 D-17 the confirmation mail contains the link and its expiry in Tokyo time', () => {
  const { world, id, email, mails, token } = setup(tokyo('2026-11-28 09:05'))
  const link = `${app}/user_confirmation?confirmation_token=${token()}`
  expect(mails()).toEqual([
    {
      id: 1,
      to: email,
      subject: '【宵待】メールアドレスの確認',
      text: expect.any(String),
      links: [link],
      createdAt: tokyo('2026-11-28 09:05'),
    },
  ])
  const [greeting, until, , shown, , ignore] = String(mails()[0]?.text).split('\n')
  expect(greeting).toBe('宵待にご登録いただき、ありがとうございます。')
  expect(until).toBe('次のリンクを12月1日 9:05までに開いて、メールアドレスの確認を完了してください。')
  expect([shown, ignore]).toEqual([link, 'お心当たりのない場合は、このメールを破棄してください。'])
  const sentAt = tokyo('2026-11-28 09:05')
  expect(world.members.get(id).confirmation).toEqual({ hash: `hash of ${token()}`, sentAt })
})

test('API-06 D-17 D-70 a link confirms once within three days and reports a second use', () => {
  const { world, id, token } = setup()
  for (const broken of ['', 'other', `${token()}x`]) {
    expect(refusalOf(() => confirmEmail(world, broken, aContext()))).toMatchObject({
      code: 'confirmation-invalid',
      detail: {},
    })
  }
  expect(refusalOf(() => confirmEmail(world, token(), later(threeDays))).code).toBe('confirmation-invalid')
  const now = testNow + threeDays - 1
  const confirmed = confirmEmail(world, token(), aContext({ now }))
  expect(confirmed).toMatchObject({ id, confirmedAt: now, updatedAt: now })
  expect(world.members.get(id)).toBe(confirmed)
  const again = refusalOf(() => confirmEmail(world, token(), aContext({ now })))
  expect(again.code).toBe('confirmation-invalid')
  expect(again.detail).toEqual({ msg: 'すでに確認済みです。', extra: { reason: 'confirmed' } })
  const late = refusalOf(() => confirmEmail(world, token(), later(threeDays)))
  expect(late.detail.extra).toBeUndefined()
  expect(world.members.get(id)).toBe(confirmed)
})

test('API-06 an empty token belongs to nobody, whatever its hash', () => {
  const { world, id } = setup()
  world.members.update(id, { confirmation: { hash: 'hash of ', sentAt: testNow } })
  expect(refusalOf(() => confirmEmail(world, '', aContext())).code).toBe('confirmation-invalid')
})

test('D-93 D-17 a repeated mail carries the valid link, and a new one from the third day on', () => {
  const { world, id, email, mails, token } = setup()
  const first = token()
  resendConfirmation(world, ` ${email.toUpperCase()} `, app, later(threeDays - 1))
  expect(token()).toBe(first)
  expect(mails()[1]).toMatchObject({ text: mails()[0]?.text, createdAt: testNow + threeDays - 1 })
  expect(world.members.get(id).confirmation?.sentAt).toBe(testNow)
  resendConfirmation(world, email, app, later(threeDays))
  expect(token()).not.toBe(first)
  expect(refusalOf(() => confirmEmail(world, first, later(threeDays))).code).toBe('confirmation-invalid')
  expect(confirmEmail(world, token(), later(2 * threeDays - 1)).id).toBe(id)
})

test('D-70 mails no link to a confirmed member and refuses an empty or unknown address', () => {
  const { world, id, email, mails, token } = setup()
  confirmEmail(world, token(), aContext())
  expect(resendConfirmation(world, email, app, aContext())).toBe(world.members.get(id))
  const resend = (address: string) => refusalOf(() => resendConfirmation(world, address, app, aContext()))
  expect(resend(' ').code).toBe('resend-no-email')
  const unknown = resend('Nobody@yoimachi.example')
  expect(unknown.code).toBe('resend-unknown-email')
  expect(unknown.detail.msg).toBe('メールアドレス「nobody@yoimachi.example」の会員は見つかりませんでした。')
  expect(mails()).toHaveLength(1)
})
