import { expect, test } from 'vitest'
import { mergeChanges } from './merge-changes.ts'

test('D-146 keeps what was changed here, and takes all other fields as they are stored now', () => {
  const opened = { name: 'あかり', area: ['東京都'], text: '' }
  const here = { name: 'あかり', area: ['東京都', '埼玉県'], text: '' }
  const stored = { name: 'あたらしい名前', area: ['東京都'], text: '別のタブで書きました。' }
  expect(mergeChanges(here, opened, stored)).toEqual({ ...stored, area: here.area })
})

test('D-146 the last save wins for a field that both tabs changed', () => {
  expect(mergeChanges({ name: '後' }, { name: '前' }, { name: '先' })).toEqual({ name: '後' })
})
