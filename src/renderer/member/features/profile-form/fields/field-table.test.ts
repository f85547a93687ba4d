import { expect, test } from 'vitest'
import { femaleMode, maleMode, requiredFields, shortMode } from '../form-mode.ts'
import { fieldLabel } from './field-table.ts'

test('FORM-40 FORM-107 FORM-140 every required field has a distinct label, and every other one too', () => {
  for (const mode of [maleMode, shortMode, femaleMode]) {
    const labels = requiredFields(mode).map(fieldLabel)
    expect(labels).not.toContain('')
    expect(new Set(labels).size).toBe(labels.length)
  }
  expect(fieldLabel('tiktok')).toBe('TikTokのID')
})
