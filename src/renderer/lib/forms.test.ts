import { expect, test } from 'vitest'
import { formText, isImeConfirm } from './forms.ts'

// @vitest-environment happy-dom

test('reads a form field as text, and a missing field or a file as empty', () => {
  const form = new FormData()
  form.append('name', 'はると')
  form.append('photo', new Blob(['x']))
  expect(['name', 'photo', 'age'].map((field) => formText(form, field))).toEqual(['はると', '', ''])
})

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
