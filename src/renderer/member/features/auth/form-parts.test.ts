import { expect, test } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import { doorFailure, isEmailFormat, isSignUpOff, readArrival } from './form-parts.tsx'

const failure = (status: number, body: object = {}) => doorFailure(new ApiError('API-02', 'response', status, body))

test('D-117 AUTH-13 AUTH-40 refused values get the fixed sentence alone', () => {
  const fixed = { lines: ['メールアドレスとパスワードを確認してください。'], lasting: false }
  expect(failure(401, { success: false, errors: ['違います'] })).toEqual(fixed)
  expect(failure(422, { errors: { email: ['メールアドレスはすでに使用されています'] } })).toEqual(fixed)
})

test('D-117 API-02 the reason of the server stands alone and lasts', () => {
  const errors = ['メールアドレスの確認が完了していません。届いたメールのリンクを開いてください。']
  expect(failure(401, { errors, reason: 'unconfirmed' })).toEqual({ lines: errors, lasting: true })
  const minor = failure(401, { errors: ['18歳未満の方はご利用いただけません。'], reason: 'under_age' })
  expect(minor.lines).toHaveLength(2)
})

test('D-117 a lost connection, a server error and an unreadable answer never speak of the values', () => {
  const lost = doorFailure(new ApiError('API-01', 'network'))
  expect(lost.lines[0]).toContain('通信状況')
  expect(doorFailure(new ApiError('API-01', 'timeout'))).toEqual(lost)
  const trouble = failure(500)
  expect(trouble).toEqual(doorFailure(new ApiError('API-01', 'contract', 200)))
  for (const later of [408, 429]) expect(failure(later)).toEqual(trouble)
  expect([lost, trouble].map(({ lasting }) => lasting)).toEqual([true, true])
  expect(trouble.lines.join('')).not.toContain('パスワード')
})

test.each([
  [{ email: 'a@yoimachi.example' }, { email: 'a@yoimachi.example' }],
  [{ confirmed: true }, { confirmed: true }],
  [
    { email: 'a@yoimachi.example', confirmed: true },
    { email: 'a@yoimachi.example', confirmed: true },
  ],
  [
    { email: 'a@yoimachi.example', mailSent: true, mailSentShown: true, from: '/home' },
    { email: 'a@yoimachi.example', mailSent: true, mailSentShown: true, from: '/home' },
  ],
  [{ email: 7, confirmed: 'yes', mailSent: 1, mailSentShown: 'no', from: 1 }, {}],
  [{}, {}],
  [null, {}],
  ['a@yoimachi.example', {}],
  [undefined, {}],
])('D-70 D-116 reads the history state of an auth page: %o', (state, arrival) => {
  expect(readArrival(state)).toEqual(arrival)
})

test('AUTH-25 AUTH-26 AUTH-27 AUTH-30 accepts addresses with a letter or digit first and a dotted domain', () => {
  for (const email of ['a@b.c', 'akari@example.jp', 'a1_b.c-d@mail-1.example.co.jp', '9@x.y']) {
    expect([email, isEmailFormat(email)]).toEqual([email, true])
  }
})

test('AUTH-25 AUTH-26 AUTH-27 rejects all other addresses', () => {
  for (const email of ['', '_a@b.c', '.a@b.c', 'a+b@c.d', 'a@b', 'a@b.', 'a@.c', 'a b@c.d', 'あ@b.c', 'a@@b.c']) {
    expect([email, isEmailFormat(email)]).toEqual([email, false])
  }
})

test('AUTH-34 AUTH-35 AUTH-36 disables the button only when terms are unchecked and the address is invalid', () => {
  expect(isSignUpOff(false, 'x')).toBe(true)
  expect(isSignUpOff(true, 'x')).toBe(false)
  expect(isSignUpOff(false, 'a@b.c')).toBe(false)
  expect(isSignUpOff(true, 'a@b.c')).toBe(false)
})
