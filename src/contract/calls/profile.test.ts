import { expect, test } from 'vitest'
import { mediaIdPattern, phonePattern, twitterIdPattern } from './profile.ts'

test.each([
  ['FORM-15', twitterIdPattern, ['', 'yoi_machi', 'a'.repeat(15)], ['a'.repeat(16), 'yoi.machi', '宵待', '@yoi']],
  ['FORM-15', mediaIdPattern, ['', 'yoi.machi_1', 'a'.repeat(30)], ['a'.repeat(31), 'yoi-machi', '@yoi']],
  ['FORM-114', phonePattern, ['', '0312345678', '09012345678'], ['9012345678', '031234567', '090123456789']],
] as const)('%s %s', (_id, pattern, good, bad) => {
  for (const text of good) expect(pattern.test(text), text).toBe(true)
  for (const text of bad) expect(pattern.test(text), text).toBe(false)
})
