// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { bodyNote, recordedValue } from '../../../../../contract/rules/recorded-text.ts'
import { hasRedacted, isRepeatable } from './replay.ts'

const post = (request: string, path = '/api/account') => ({ method: 'POST', path, request })

test.each([
  ['a form', post('uuid=x')],
  ['the login of the first sender, which the phone replaces', post('{"access-token": "•••","uuid":"x"}')],
])('repeats a call with %s', (_, call) => {
  expect(isRepeatable(call)).toBe(true)
})

test.each([
  ['files', post(bodyNote('files', 1234))],
  ['a body too large to record', post(bodyNote('body', 70_000))],
  ['a value whose end was cut off', post(JSON.stringify({ text: recordedValue('x'.repeat(2001)) }))],
  ['a password', post('{"password":"•••"}')],
  ['a token in its address', post('', '/api/auth/confirmation?confirmation_token=•••')],
])('never repeats a call with %s', (_, call) => {
  expect(isRepeatable(call)).toBe(false)
})

test('redacted values can be written again', () => {
  expect(hasRedacted('{"password":"•••"}')).toBe(true)
  expect(hasRedacted('{"password":"new"}')).toBe(false)
})
