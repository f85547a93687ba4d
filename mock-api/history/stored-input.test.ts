import { expect, test } from 'vitest'
import { storedInput, longestInput } from './stored-input.ts'

test('keeps plain fields, and no field that is missing', () => {
  const input = {
    uuid: 'abc',
    recommend: { id: 3, status: 'ok', ng_reason: undefined },
    list: [1, null, true],
    text: '',
  }
  expect(storedInput(input)).toEqual({
    uuid: 'abc',
    recommend: { id: 3, status: 'ok' },
    list: [1, null, true],
    text: '',
  })
})

test('keeps the place of a password, and nothing of it', () => {
  expect(storedInput({ user: { password: 'secret-1', password_confirmation: 'secret-1' } })).toEqual({
    user: { password: '{password}', password_confirmation: '{password}' },
  })
})

test.each<readonly [string, unknown]>([
  ['a token', { token: 'tok_1' }],
  ['a card number as text', { text: '4000 0000 0000 0002' }],
  ['a security code', { cvv2: 123 }],
  ['bytes of a file', { picture: new Uint8Array(3) }],
  ['a file in a list', { pictures: [{ name: 'a' }, new Date(0)] }],
  ['a long text', { text: 'あ'.repeat(longestInput) }],
  ['no input', undefined],
])('keeps nothing of an input with %s', (_, input) => {
  expect(storedInput(input)).toBeUndefined()
})
