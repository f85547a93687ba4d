import { expect, test } from 'vitest'
import { aContext, testNow } from '../../../tests/support/world/a-context.ts'
import { aWoman } from '../../../tests/support/world/a-member.ts'
import { aWorld } from '../../../tests/support/world/a-world.ts'
import { confirmationLinkExpiry, resetLinkExpiry, sessionExpiry } from './auth-effects.ts'
import { confirmEmail, mailConfirmation, resendConfirmation } from './confirmation.ts'
import { linkStateOf } from './mailed-link.ts'
import { changePassword } from './password.ts'
import { requestReset } from './reset-link.ts'
import { openLogin } from './session.ts'

const hours = 60 * 60 * 1000
const later = (ms: number) => aContext({ now: testNow + ms })

function setup() {
  const world = aWorld()
  const { id, email } = aWoman(world, { confirmedAt: null })
  const member = () => world.members.get(id)
  const confirm = (ms = 0) => mailConfirmation(world, member(), 'https://a.example', later(ms))
  const reset = (ms = 0) => {
    const origins = { redirectUrl: 'https://a.example/', apiOrigin: 'https://a.example' }
    return requestReset(world, { email, ...origins, isOwnAddress: () => true, mailed: (address) => address }, later(ms))
  }
  const stateOf = (mail: number, ms = 0) => {
    const sent = world.mails.get(mail)
    return linkStateOf(world, sent, sent.links[0]!, later(ms))
  }
  const tokenOf = (mail: number, name: string) => new URL(world.mails.get(mail).links[0]!).searchParams.get(name)!
  return { world, id, email, member, confirm, reset, stateOf, tokenOf }
}

test('D-17 API-06 a confirmation link is open for three days, and used after it has confirmed', () => {
  const { world, member, confirm, stateOf, tokenOf } = setup()
  confirm()
  expect([stateOf(1), stateOf(1, 72 * hours - 1), stateOf(1, 72 * hours)]).toEqual(['open', 'open', 'expired'])
  confirmEmail(world, tokenOf(1, 'confirmation_token'), aContext())
  expect([stateOf(1), stateOf(1, 72 * hours - 1), stateOf(1, 72 * hours)]).toEqual(['used', 'used', 'expired'])
  confirmationLinkExpiry.apply!(world, member(), later(72 * hours))
  expect(stateOf(1, 72 * hours)).toBe('expired')
})

test('D-93 a repeated confirmation mail is valid as long as the link that it repeats', () => {
  const { world, email, member, confirm, stateOf } = setup()
  confirm()
  resendConfirmation(world, email, 'https://a.example', later(48 * hours))
  expect([stateOf(2, 72 * hours - 1), stateOf(2, 72 * hours)]).toEqual(['open', 'expired'])
  confirmationLinkExpiry.apply!(world, member(), later(72 * hours))
  expect([stateOf(1, 72 * hours), stateOf(2, 72 * hours)]).toEqual(['expired', 'expired'])
})

test('D-93 a replaced link counts as used until its own expiry', () => {
  const { world, id, confirm, reset, stateOf } = setup()
  confirm()
  world.members.update(id, { confirmation: null })
  confirm(hours)
  expect([stateOf(1, hours), stateOf(2, hours)]).toEqual(['used', 'open'])
  expect([stateOf(1, 72 * hours), stateOf(2, 72 * hours)]).toEqual(['expired', 'open'])
  reset()
  reset(hours)
  expect([stateOf(3, hours), stateOf(4, hours)]).toEqual(['used', 'open'])
  expect([stateOf(3, 6 * hours), stateOf(4, 6 * hours)]).toEqual(['expired', 'open'])
})

test('D-17 D-93 a reset link is open for six hours or until the password changes', () => {
  const { world, id, reset, stateOf } = setup()
  reset()
  expect([stateOf(1), stateOf(1, 6 * hours - 1), stateOf(1, 6 * hours)]).toEqual(['open', 'open', 'expired'])
  const { login } = openLogin(world, id, aContext())
  changePassword(world, login, { password: 'secret1', repetition: 'secret1' }, aContext())
  expect([stateOf(1), stateOf(1, 6 * hours - 1), stateOf(1, 6 * hours)]).toEqual(['used', 'used', 'expired'])
})

test('a link of another kind is always open', () => {
  const { world, confirm } = setup()
  confirm()
  for (const link of ['https://a.example/', 'https://a.example/?a=b']) {
    expect(linkStateOf(world, world.mails.get(1), link, later(100 * 24 * hours))).toBe('open')
  }
})

test('D-17 logins and mailed links expire, each with the member concerned', () => {
  const { world, id, member, confirm, reset } = setup()
  const { login } = openLogin(world, id, aContext())
  expect([confirmationLinkExpiry.due(member()), resetLinkExpiry.due(member())]).toEqual([undefined, undefined])
  confirm()
  reset()
  expect(sessionExpiry.due(login)).toBe(testNow + 14 * 24 * hours)
  expect(confirmationLinkExpiry.due(member())).toBe(testNow + 72 * hours)
  expect(resetLinkExpiry.due(member())).toBe(testNow + 6 * hours)
  expect(sessionExpiry.members(login)).toEqual([id])
  for (const rule of [confirmationLinkExpiry, resetLinkExpiry]) expect(rule.members(member())).toEqual([id])
  expect(confirmationLinkExpiry.details?.(member())).toEqual({ mail: 'confirmation' })
  expect(resetLinkExpiry.details?.(member())).toEqual({ mail: 'password-reset' })
  confirmationLinkExpiry.apply!(world, member(), aContext())
  expect(member()).toMatchObject({ confirmation: null, reset: { sentAt: testNow } })
  resetLinkExpiry.apply!(world, member(), aContext())
  sessionExpiry.apply!(world, login, aContext())
  expect([member().reset, world.logins.size]).toEqual([null, 0])
})
