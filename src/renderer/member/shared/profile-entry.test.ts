import { expect, test } from 'vitest'
import { decidingOn, fromList, isFromList, readProfileIntent } from './profile-entry.ts'

/** States left in the history by another version of the app or another site. */
const foreign = [undefined, null, 'text', 7, {}, []]

test.each(foreign)('ignores a foreign state: %o', (state) => {
  expect(isFromList(state)).toBe(false)
  expect(readProfileIntent(state)).toBeNull()
})

test('recognises a page opened from a list by its state', () => {
  expect(isFromList(fromList)).toBe(true)
})

test('passes a decision on a list to the profile', () => {
  expect(readProfileIntent(decidingOn('contact'))).toBe('contact')
  expect(readProfileIntent(decidingOn('pass'))).toBe('pass')
  expect(readProfileIntent({ intent: 'block' })).toBeNull()
})
