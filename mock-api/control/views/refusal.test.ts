import { expect, test } from 'vitest'
import { refusalCodes } from '../../api/refusals.ts'
import { Refusal } from '../../world/refusal.ts'
import { ControlError, requireFound } from '../control-error.ts'
import { controlRefusalOf } from './refusal.ts'

test.each([
  ['not-json', 400],
  ['unknown-persona', 404],
  ['picture-gone', 404],
  ...(['fields', 'instant', 'duration', 'instant-passed', 'instant-too-far', 'too-long', 'foreign'] as const).map(
    (code) => [code, 422] as const,
  ),
  ['real-api', 409],
] as const)('the code %s has the status %i', (code, status) => {
  const thrown = new ControlError(code, 'why')
  expect(controlRefusalOf(thrown)).toEqual({ status, body: { error: 'why', code } })
  expect([thrown.name, requireFound(0, code, 'why')]).toEqual(['ControlError', 0])
  expect(() => requireFound(undefined, code, 'why')).toThrow('why')
})

test.each(refusalCodes)('the refusal %s has a text for people', (code) => {
  const text = controlRefusalOf(new Refusal(code))?.body.error
  expect(text).toMatch(/。$|^入力内容を確認してください$|^Unauthorized$/)
  const told = controlRefusalOf(new Refusal(code, { msg: 'Tell why.' }))
  expect(told?.body.error).toBe('Tell why.')
})

test('a refusal by fields has their texts', () => {
  const fields = { password: ['短すぎます'], password_confirmation: ['一致しません'] }
  for (const code of ['password-invalid', 'sign-up-invalid'] as const)
    expect(controlRefusalOf(new Refusal(code, { fields }))?.body.error).toBe('短すぎます、一致しません')
})
