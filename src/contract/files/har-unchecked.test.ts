import { expect, test } from 'vitest'
import { readUncheckedNote, unchecked, uncheckedNote, uncheckedText } from './har-unchecked.ts'

test('reads why an entry was not checked from the text in place of its response', () => {
  const reasons = [unchecked('not-modified'), unchecked('incomplete', 'response.status')]
  expect(reasons.map((why) => readUncheckedNote(uncheckedNote(why)))).toEqual(reasons)
  expect(reasons.map(uncheckedText)).toEqual(['not modified', 'the entry is incomplete (response.status)'])
  expect(['<not checked: other >', '<not checked: incomplete', ''].map(readUncheckedNote)).toEqual(
    Array.from({ length: 3 }),
  )
})
