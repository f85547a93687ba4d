import { expect, test } from 'vitest'
import { missingFields } from './missing-fields.ts'

test('FORM-40 blanks, empty lists and unchecked boxes count as empty', () => {
  const fields = ['twitter_name', 'area', 'follow'] as const
  expect(missingFields(fields, { twitter_name: ' ', area: [], follow: false })).toEqual(fields)
  expect(missingFields(fields, { twitter_name: 'a', area: ['東京都'], follow: true })).toEqual([])
})

test('FORM-40 lists the empty fields in the order of the form', () => {
  const fields = ['twitter_name', 'age', 'area'] as const
  expect(missingFields(fields, { twitter_name: '', age: '31', area: [] })).toEqual(['twitter_name', 'area'])
})
