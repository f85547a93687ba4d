import { expect, test } from 'vitest'
import { shortName } from './short-name.ts'

test('D-84 keeps a name of up to 20 characters and shortens an older longer one with …', () => {
  expect(shortName('あかり')).toBe('あかり')
  expect(shortName('あ'.repeat(20))).toBe('あ'.repeat(20))
  expect(shortName('あ'.repeat(21))).toBe(`${'あ'.repeat(19)}…`)
  expect(shortName('🌙'.repeat(20))).toBe('🌙'.repeat(20))
})
