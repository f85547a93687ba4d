// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { readReport } from './operator-draft.ts'

test('HONA reads a prepared report from the history state only when it is text', () => {
  expect(readReport({ draft: 'はじめに' })).toBe('はじめに')
  expect([null, {}, { draft: 3 }, 'x'].map(readReport)).toEqual(['', '', '', ''])
})
