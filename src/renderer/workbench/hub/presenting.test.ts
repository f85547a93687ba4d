// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { presentedPhones } from './presenting.ts'

test('an audience always sees one or two phones', () => {
  expect(presentedPhones(['a', 'b', 'c'], 'both')).toEqual(['a', 'b'])
  expect(presentedPhones(['a'], 'both')).toEqual(['a'])
  expect(presentedPhones(['a', 'b'], 'b')).toEqual(['b'])
  expect(presentedPhones(['a'], 'b')).toEqual(['a'])
})
