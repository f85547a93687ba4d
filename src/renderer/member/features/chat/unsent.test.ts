import { expect, test } from 'vitest'
import { readUnsent } from './unsent.ts'

const kept = { key: 'k', content: 'こんばんは', afterId: 3 }

test('a message that was left over is kept, given up until the member sends it again', () => {
  expect(readUnsent([kept])).toEqual([{ ...kept, sent: true, late: false, refused: true }])
})

test.each([
  undefined,
  null,
  'text',
  {},
  [null],
  ['text'],
  [{}],
  [{ ...kept, key: 1 }],
  [{ ...kept, content: 1 }],
  [{ ...kept, afterId: '3' }],
  [{ key: 'k', content: 'x' }],
  [{ key: 'k', afterId: 3 }],
  [{ content: 'x', afterId: 3 }],
])('what another version stored is no message: %o', (stored) => {
  expect(readUnsent(stored)).toEqual([])
})
