import { expect, test } from 'vitest'
import { decidingOn, fromList, isFromList, readDissolved, readProfileIntent } from './history-states.ts'

/** States that another version of the app, or another site, may have left in the history. */
const foreign = [undefined, null, 'text', 7, {}, []]

test.each(foreign)('a foreign state says nothing: %o', (state) => {
  expect(isFromList(state)).toBe(false)
  expect(readProfileIntent(state)).toBeNull()
  expect(readDissolved(state)).toBeNull()
})

test('a page that was opened from a list is known by its state', () => {
  expect(isFromList(fromList)).toBe(true)
})

test('what was decided on a list is read by the profile', () => {
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
])('REC-76 whom a dissolved match was about: %o', (state, dissolved) => {
  expect(readDissolved(state)).toEqual(dissolved)
})
