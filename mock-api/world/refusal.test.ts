import { expect, test } from 'vitest'
import { Refusal } from './refusal.ts'

test('a refusal carries its code and its text, and is named by its code without one', () => {
  const detail = { msg: 'いまはできません。', extra: { available_at: 'x' } }
  expect(new Refusal('state', detail)).toMatchObject({ code: 'state', detail, message: detail.msg, name: 'Refusal' })
  expect(new Refusal('sex')).toMatchObject({ code: 'sex', detail: {}, message: 'sex' })
})
