import { expect, test } from 'vitest'
import { Refusal, type RefusalCode } from '../world/refusal.ts'
import { responseTo, refusalCodes } from './refusals.ts'

/** Statuses of the refusals (C-5, protocols A3 and A8 to A14). */
const statuses: Readonly<Record<number, readonly RefusalCode[]>> = {
  400: ['malformed', 'gem-malformed'],
  401: [
    ...([
      'unauthenticated',
      'bad-credentials',
      'sign-in-unconfirmed',
      'sign-in-under-age',
      'sign-in-inactive',
    ] as const),
    ...(['token-invalid', 'reset-no-address', 'reset-no-email', 'password-no-login', 'resend-no-email'] as const),
  ],
  403: ['owner', 'sex', 'age', 'payment'],
  404: ['unknown', 'sign-out-no-login', 'reset-unknown-email', 'resend-unknown-email'],
  405: ['sign-in-by-get'],
  422: [
    ...(['invalid', 'state', 'sign-up-invalid', 'reset-foreign-address', 'password-missing'] as const),
    ...(['password-invalid', 'confirmation-invalid'] as const),
  ],
}

const bodyOf = (code: RefusalCode, detail = {}) => responseTo(new Refusal(code, detail)).body

test('C-5 each refusal has its status', () => {
  for (const [status, codes] of Object.entries(statuses))
    for (const code of codes) expect([code, responseTo(new Refusal(code)).status]).toEqual([code, Number(status)])
  expect(Object.values(statuses).flat().toSorted()).toEqual(refusalCodes.toSorted())
})

test.each(['owner', 'sex', 'age', 'payment'] as const)('C-5 tells why a call is forbidden: %s', (reason) => {
  expect(bodyOf(reason)).toEqual({ success: false, msg: expect.stringMatching(/。$/), reason })
  expect(bodyOf(reason, { msg: '理由', extra: { more: 1 } })).toEqual({ success: false, msg: '理由', reason, more: 1 })
})

test.each(['invalid', 'state', 'malformed', 'confirmation-invalid'] as const)(
  'C-5 names the fields of what is %s, and all texts together',
  (code) => {
    const usual = bodyOf(code)
    expect(usual).toEqual({
      ...{ success: false, msg: expect.any(String), errors: { full_messages: [usual['msg']] } },
    })
    const fields = { age: ['低すぎます', '空です'], name: ['長すぎます'] }
    expect(bodyOf(code, { msg: '理由', fields, extra: { available_at: 'x' } })).toEqual({
      ...{ success: false, msg: '理由', available_at: 'x' },
      errors: { ...fields, full_messages: ['低すぎます', '空です', '長すぎます'] },
    })
    expect(bodyOf(code, { msg: '理由' })).toMatchObject({ errors: { full_messages: ['理由'] } })
  },
)

test("the gem's refusals are a list of texts, without a message", () => {
  for (const code of [...(statuses[401] ?? []), 'sign-out-no-login', 'sign-in-by-get', 'password-missing'] as const)
    expect([code, bodyOf(code, { msg: '理由' })['errors'], bodyOf(code)['msg']]).toEqual([code, ['理由'], undefined])
  expect(bodyOf('bad-credentials')).toEqual({ success: false, errors: [expect.stringMatching(/。$/)] })
  expect(bodyOf('unauthenticated')).toEqual({ errors: [expect.stringMatching(/。$/)] })
  expect(bodyOf('password-no-login')).toEqual({ success: false, errors: ['Unauthorized'] })
  expect(bodyOf('reset-foreign-address')).toMatchObject({ success: false, status: 'error', data: null })
})

test.each([
  ['sign-in-unconfirmed', 'unconfirmed'],
  ['sign-in-under-age', 'under_age'],
  ['sign-in-inactive', 'inactive'],
] as const)('%s names the reason for the app', (code, reason) => {
  expect(bodyOf(code)).toMatchObject({ success: false, reason })
})

test('a refused sign-up repeats the address and the sex that it was sent, of an account that is not there', () => {
  const sent = (extra: object) => bodyOf('sign-up-invalid', { extra })['data']
  const none = { id: null, provider: 'email', created_at: null, updated_at: null }
  expect(sent({ email: 'a@yoimachi.example', sex: 1 })).toEqual({
    ...{ ...none, uid: 'a@yoimachi.example', email: 'a@yoimachi.example', sex: 1 },
  })
  expect(sent({ email: 5 })).toEqual({ ...none, uid: '', email: '', sex: null })
})

test('a refused sign-up and password name their fields', () => {
  const fields = { email: ['使われています'] }
  expect(bodyOf('sign-up-invalid', { fields })).toMatchObject({
    ...{ status: 'error', errors: { ...fields, full_messages: ['使われています'] }, data: expect.any(Object) },
  })
  expect(bodyOf('password-invalid', { fields })).toEqual({
    ...{ success: false, errors: { ...fields, full_messages: ['使われています'] } },
  })
  for (const code of ['password-invalid', 'sign-up-invalid'] as const)
    expect(bodyOf(code)).toMatchObject({ errors: { full_messages: [expect.stringMatching(/./)] } })
  expect(bodyOf('unknown')).toEqual({ success: false, msg: expect.stringMatching(/。$/) })
  expect(bodyOf('unknown', { msg: '理由' })).toEqual({ success: false, msg: '理由' })
})
