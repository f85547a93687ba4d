import { expect, test } from 'vitest'
import { normalEmail } from './session-values.ts'

test('API-01 compares addresses trimmed and lowercased', () => {
  expect(normalEmail(' New.Comer@Yoimachi.example\n')).toBe('new.comer@yoimachi.example')
})
