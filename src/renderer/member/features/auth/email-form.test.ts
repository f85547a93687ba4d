import { expect, test } from 'vitest'
import { isEmailFormat } from './email-form.tsx'

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
