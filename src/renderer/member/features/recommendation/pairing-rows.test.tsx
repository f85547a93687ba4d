import { expect, test } from 'vitest'
import { mountPage } from '../../../../../tests/support/mount-page.tsx'
import { recommendationCopy } from '../../../lib/copy/recommendation.ts'
import { OperatorRow, personLine } from './pairing-rows.tsx'

test.each([
  ['/recommends', true],
  ['/hona', false],
])('at %s the unread count of the operator office is shown: %s', (path, shown) => {
  const page = mountPage(<OperatorRow unread={1} />, path)
  expect(page.box.textContent).toContain(recommendationCopy.list.operatorOffice)
  expect(page.box.innerHTML.includes(recommendationCopy.list.unread(1))).toBe(shown)
  page.unmount()
})

test('API-29 the line of a person holds what the row carries', () => {
  const contents = 'はじめまして。映画が好きです。'
  expect(personLine({ age: 31, area: ['東京都', '千葉県'], contents })).toBe('31歳・東京都 はじめまして。')
  expect(personLine({ age: null, area: [], contents: '' })).toBe('')
  expect(personLine({})).toBe('')
})
