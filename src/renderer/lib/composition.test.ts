import { expect, test } from 'vitest'
import { isImeConfirm } from './composition.ts'

test('an Enter while composing confirms the conversion', () => {
  expect(isImeConfirm({ keyCode: 13, isComposing: true })).toBe(true)
})

test("Safari's Enter after the composition is known by keyCode 229 only", () => {
  expect(isImeConfirm({ keyCode: 229, isComposing: false })).toBe(true)
})

test("React's event hides isComposing in the native event", () => {
  expect(isImeConfirm({ keyCode: 13, nativeEvent: { isComposing: true, keyCode: 13 } })).toBe(true)
  expect(isImeConfirm({ keyCode: 0, nativeEvent: { isComposing: false, keyCode: 229 } })).toBe(true)
})

test('a plain Enter is not part of a conversion', () => {
  expect(isImeConfirm({ keyCode: 13, isComposing: false })).toBe(false)
  expect(isImeConfirm({ keyCode: 13, nativeEvent: { isComposing: false, keyCode: 13 } })).toBe(false)
})
