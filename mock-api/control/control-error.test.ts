import { expect, test } from 'vitest'
import { ControlError, controlRefusalOf, requireFound } from './control-error.ts'

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
