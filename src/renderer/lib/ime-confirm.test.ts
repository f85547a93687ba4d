import { expect, test } from 'vitest'
import { isImeConfirm } from './ime-confirm.ts'

test('recognises an Enter while composing', () => {
  expect(isImeConfirm({ keyCode: 13, isComposing: true })).toBe(true)
})

test("recognises Safari's Enter after the composition by keyCode 229 alone", () => {
  expect(isImeConfirm({ keyCode: 229, isComposing: false })).toBe(true)
})

test('reads isComposing from the native event of a React event', () => {
  expect(isImeConfirm({ keyCode: 13, nativeEvent: { isComposing: true, keyCode: 13 } })).toBe(true)
  expect(isImeConfirm({ keyCode: 0, nativeEvent: { isComposing: false, keyCode: 229 } })).toBe(true)
})

test('ignores a plain Enter', () => {
  expect(isImeConfirm({ keyCode: 13, isComposing: false })).toBe(false)
  expect(isImeConfirm({ keyCode: 13, nativeEvent: { isComposing: false, keyCode: 13 } })).toBe(false)
})
