import { expect, test } from 'vitest'
import { ja } from '../copy.ts'
import { contextEntries } from './context-menu.ts'

const all = { canCut: true, canCopy: true, canPaste: true, canSelectAll: true }
const labels = (...given: Parameters<typeof contextEntries>) =>
  contextEntries(...given).map(({ label, type }) => label ?? type)

test('enables the cut, copy and paste that a field allows', () => {
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

test('offers to copy selected text, and to look it up if the system has a dictionary', () => {
  const pressed = { isEditable: false, selectionText: ' 宵 待\n', editFlags: all }
  expect(labels(ja, pressed, undefined)).toEqual(['コピー'])
  expect(labels(ja, pressed, () => {})).toEqual(['「宵 待」を調べる', 'separator', 'コピー'])
})

test('shortens a long selection in the label', () => {
  const pressed = { isEditable: false, selectionText: '宵'.repeat(50), editFlags: all }
  expect(labels(ja, pressed, () => {})[0]).toBe(`「${'宵'.repeat(20)}…」を調べる`)
})

test('returns no entries without a field or a selection', () => {
  expect(contextEntries(ja, { isEditable: false, selectionText: ' ', editFlags: all }, () => {})).toEqual([])
})
