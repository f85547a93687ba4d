import { expect, test } from 'vitest'
import { filledCount, maleFormMode, maleMode, requiredFields, shortMode } from './form-mode.ts'

const mode = (query: string, newUser = false) => maleFormMode(new URLSearchParams(query), newUser)

test('FORM-17 FORM-18 FORM-24 FORM-27 ENUM-52 C-10 the sections follow the flags that are exactly true', () => {
  expect(mode('')).toBe(maleMode)
  expect(mode('only_sns=1')).toBe(maleMode)
  expect(mode('only_sns=true').sections).toEqual(['social', 'basics'])
  expect(mode('only_propensity=true&only_profile_img=true').sections).toEqual([
    'photos',
    'introduction',
    'basics',
  ])
  expect(mode('only_sns=true', true)).toBe(shortMode)
})

test('FORM-40 FORM-107 what must be filled: 33 fields of the whole form, 24 of the short one', () => {
  expect(requiredFields(maleMode)).toHaveLength(33)
  expect(requiredFields(shortMode)).toHaveLength(24)
  expect(requiredFields(mode('only_sns=true'))).toEqual([])
})

test('FORM-40 blanks, empty lists and unchecked boxes are not filled', () => {
  const fields = ['twitter_name', 'area', 'follow'] as const
  expect(filledCount(fields, { twitter_name: ' ', area: [], follow: false })).toBe(0)
  expect(filledCount(fields, { twitter_name: 'a', area: ['東京都'], follow: true })).toBe(3)
})
