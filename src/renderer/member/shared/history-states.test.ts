import { expect, test } from 'vitest'
import { decidingOn, fromList, isFromList, readDissolved, readProfileIntent } from './history-states.ts'

/** States left in the history by another version of the app or another site. */
const foreign = [undefined, null, 'text', 7, {}, []]

test.each(foreign)('ignores a foreign state: %o', (state) => {
  expect(isFromList(state)).toBe(false)
  expect(readProfileIntent(state)).toBeNull()
  expect(readDissolved(state)).toBeNull()
})

test('recognises a page opened from a list by its state', () => {
  expect(isFromList(fromList)).toBe(true)
})

test('passes a decision on a list to the profile', () => {
  expect(readProfileIntent(decidingOn('contact'))).toBe('contact')
  expect(readProfileIntent(decidingOn('pass'))).toBe('pass')
  expect(readProfileIntent({ intent: 'block' })).toBeNull()
})

test.each([
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
