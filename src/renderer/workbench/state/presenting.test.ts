// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { presentedPhones } from './presenting.ts'

test('an audience sees one or two phones, and never none', () => {
  expect(presentedPhones(3, 'both')).toEqual(['a', 'b'])
  expect(presentedPhones(1, 'both')).toEqual(['a'])
  expect(presentedPhones(2, 'b')).toEqual(['b'])
  expect(presentedPhones(1, 'b')).toEqual(['a'])
})
