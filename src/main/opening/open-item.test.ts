import { expect, test } from 'vitest'
import { withRecent, withoutRecent } from './open-item.ts'

test('moves a reopened file to the top', () => {
  expect(withRecent(['a', 'b'], 'b')).toEqual(['b', 'a'])
})

test('remembers ten files', () => {
  const ten = Array.from({ length: 10 }, (_, number) => String(number))
  expect(withRecent(ten, 'new')).toEqual(['new', ...ten.slice(0, 9)])
})

test('removes a missing file from the list', () => {
  expect(withoutRecent(['a', 'b'], 'a')).toEqual(['b'])
})
