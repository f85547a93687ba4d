import { expect, test } from 'vitest'
import { withRecent, withoutRecent } from './open-item.ts'

test('a file that was opened again stands on top, once', () => {
  expect(withRecent(['a', 'b'], 'b')).toEqual(['b', 'a'])
})

test('ten files are remembered', () => {
  const ten = Array.from({ length: 10 }, (_, number) => String(number))
  expect(withRecent(ten, 'new')).toEqual(['new', ...ten.slice(0, 9)])
})

test('a file that is gone is forgotten', () => {
  expect(withoutRecent(['a', 'b'], 'a')).toEqual(['b'])
})
