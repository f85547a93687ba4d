import { expect, test } from 'vitest'
import { isStorableName } from './storable-name.ts'

test.each(['a b.png', 'console.png', '.hidden', '夜景🎉', 'com.png'])('every system can store %j', (name) => {
  expect(isStorableName(name)).toBe(true)
})

test.each(['', '.', '..', 'a:b', 'a\\b', 'a/b', 'case.', 'case ', ' case', 'con.png', 'LPT1', 'a\n', '🎉'.slice(1)])(
  'not every system can store %j',
  (name) => {
    expect(isStorableName(name)).toBe(false)
  },
)
