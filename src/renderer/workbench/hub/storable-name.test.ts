import { expect, test } from 'vitest'
import { storableName } from './storable-name.ts'

test.each([
  ['a:b?', 'a b'],
  ['..', ''],
  // Cut within an emoji, at its end and at its beginning.
  ['夜景🎉'.slice(0, 3), '夜景'],
  ['🎉夜景'.slice(1), '夜景'],
  ['夜景🎉', '夜景🎉'],
  // Names of devices on Windows.
  ['CON', '_CON'],
  ['nul.json', '_nul.json'],
  ['console', 'console'],
])('stores %j as %j', (name, stored) => {
  expect(storableName(name)).toBe(stored)
})
