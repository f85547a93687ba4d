import { expect, test } from 'vitest'
import { isEmailFormat, isSignUpOff, trackingParameters } from './sign-up-rules.ts'

test('AUTH-23 AUTH-24 reads only code, afad, did, cid and p', () => {
  const query = new URLSearchParams('code=a&afad=b&did=c&cid=d&p=e&utm_source=x')
  expect(trackingParameters(query)).toEqual({ code: 'a', afad: 'b', did: 'c', cid: 'd', p: 'e' })
})

test('TRACK-01 leaves out absent and empty parameters', () => {
  expect(trackingParameters(new URLSearchParams('code=&p=1'))).toEqual({ p: '1' })
})

test('AUTH-34 AUTH-35 AUTH-36 disables the button only when terms are unchecked and the address is invalid', () => {
  expect(isSignUpOff(false, 'x')).toBe(true)
  expect(isSignUpOff(true, 'x')).toBe(false)
  expect(isSignUpOff(false, 'a@b.c')).toBe(false)
  expect(isSignUpOff(true, 'a@b.c')).toBe(false)
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
