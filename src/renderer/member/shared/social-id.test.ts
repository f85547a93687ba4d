import { expect, test } from 'vitest'
import { socialIdOf } from './social-id.ts'

test('FORM-15 folds a social id and removes its leading @', () => {
  expect(socialIdOf('＠ｈａｒｕ_1 ')).toBe('haru_1')
  expect(socialIdOf('haru@')).toBe('haru@')
})
