import { expect, test } from 'vitest'
import { isEmailFormat, isSignUpOff, readArrival } from './form-parts.tsx'

test.each([
  [{ email: 'a@yoimachi.example' }, { email: 'a@yoimachi.example' }],
  [{ confirmed: true }, { confirmed: true }],
  [
    { email: 'a@yoimachi.example', confirmed: true },
    { email: 'a@yoimachi.example', confirmed: true },
  ],
  [{ email: 7, confirmed: 'yes' }, {}],
  [{}, {}],
  [null, {}],
  ['a@yoimachi.example', {}],
  [undefined, {}],
])('D-70 reads the history state of an auth page: %o', (state, arrival) => {
  expect(readArrival(state)).toEqual(arrival)
})

test('AUTH-25 AUTH-26 AUTH-27 AUTH-30 accepts addresses that begin with a letter or digit and have a domain with a dot', () => {
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
