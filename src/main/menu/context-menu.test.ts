import { expect, test } from 'vitest'
import { ja } from '../copy/ja.ts'
import { contextEntries } from './context-menu.ts'

const all = { canCut: true, canCopy: true, canPaste: true, canSelectAll: true }
const labels = (...given: Parameters<typeof contextEntries>) =>
  contextEntries(...given).map(({ label, type }) => label ?? type)

test('a field offers to cut, copy and paste, as far as each can be done', () => {
  const pressed = {
    isEditable: true,
    selectionText: '',
    editFlags: { ...all, canCut: false, canCopy: false },
  }
  expect(labels(ja, pressed, undefined)).toEqual(['切り取り', 'コピー', '貼り付け', 'separator', 'すべてを選択'])
  expect(contextEntries(ja, pressed, undefined).map(({ enabled }) => enabled)).toEqual([
    false,
    false,
    true,
    undefined,
    true,
  ])
})

test('selected text can be copied, and looked up where the system has a dictionary', () => {
  const pressed = { isEditable: false, selectionText: ' 宵 待\n', editFlags: all }
  expect(labels(ja, pressed, undefined)).toEqual(['コピー'])
  expect(labels(ja, pressed, () => {})).toEqual(['「宵 待」を調べる', 'separator', 'コピー'])
})

test('a long selection is named by its beginning', () => {
  const pressed = { isEditable: false, selectionText: '宵'.repeat(50), editFlags: all }
  expect(labels(ja, pressed, () => {})[0]).toBe(`「${'宵'.repeat(20)}…」を調べる`)
})

test('elsewhere there is no menu', () => {
  expect(contextEntries(ja, { isEditable: false, selectionText: ' ', editFlags: all }, () => {})).toEqual([])
})
