import { expect, test } from 'vitest'
import { storableName } from './file-names.ts'

test.each([
  ['a:b?', 'a b'],
  ['..', ''],
  // Cut within an emoji, at its end and at its beginning.
  ['夜景🎉'.slice(0, 3), '夜景'],
  ['🎉夜景'.slice(1), '夜景'],
  ['夜景🎉', '夜景🎉'],
])('stores %j as %j', (name, stored) => {
  expect(storableName(name)).toBe(stored)
})
