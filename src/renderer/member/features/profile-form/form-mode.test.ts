import { expect, test } from 'vitest'
import { femaleMode, maleFormMode, maleMode, requiredFields, shortMode } from './form-mode.ts'
import { sectionId, sectionTitles } from './sections.tsx'

const mode = (query: string, newUser = false) => maleFormMode(new URLSearchParams(query), newUser)

test('FORM-17 FORM-18 FORM-24 FORM-27 ENUM-52 C-10 shows the sections whose flags are exactly true', () => {
  expect(mode('')).toBe(maleMode)
  expect(mode('only_sns=1')).toBe(maleMode)
  expect(mode('only_sns=true')).toEqual({
    kind: 'reduced',
    sections: ['social', 'basics'],
    required: {},
    incomplete: '',
  })
  expect(mode('only_propensity=true&only_profile_img=true').sections).toEqual(['photos', 'introduction', 'basics'])
  expect(mode('only_sns=true', true)).toBe(shortMode)
})

test('FORM-40 FORM-107 requires 33 fields in the whole form, 24 in the short one', () => {
  expect(requiredFields(maleMode)).toHaveLength(33)
  expect(requiredFields(shortMode)).toHaveLength(24)
  expect(requiredFields(mode('only_sns=true'))).toEqual([])
})

test('every section of a form has a title and a unique anchor', () => {
  for (const { sections } of [maleMode, shortMode, femaleMode]) {
    const titles = sections.map((key) => sectionTitles[key])
    expect(titles.every(Boolean)).toBe(true)
    expect(new Set(titles).size).toBe(titles.length)
  }
  expect(sectionId('photos')).toBe('section-photos')
})
