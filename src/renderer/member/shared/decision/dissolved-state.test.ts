import { expect, test } from 'vitest'
import { readDissolved } from './dissolved-state.ts'

test.each([
  [undefined, null],
  [null, null],
  ['text', null],
  [7, null],
  [{}, null],
  [[], null],
  [{ dissolved: { name: 'あかり', pairingId: 3 } }, { name: 'あかり', pairingId: 3 }],
  [{ dissolved: null }, null],
  [{ dissolved: 'あかり' }, null],
  [{ dissolved: { name: 'あかり' } }, null],
  [{ dissolved: { pairingId: 3 } }, null],
  [{ dissolved: { name: 7, pairingId: 3 } }, null],
  [{ dissolved: { name: 'あかり', pairingId: '3' } }, null],
])('REC-76 reads the partner of a dissolved match from %o', (state, dissolved) => {
  expect(readDissolved(state)).toEqual(dissolved)
})
