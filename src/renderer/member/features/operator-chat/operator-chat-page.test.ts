// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { readReportDraft } from './operator-chat-page.tsx'

test('HONA reads a prepared report from the history state only when it is text', () => {
  expect(readReportDraft({ draft: 'はじめに' })).toBe('はじめに')
  expect([null, {}, { draft: 3 }, 'x'].map(readReportDraft)).toEqual(['', '', '', ''])
})
