import { afterEach, expect, test } from 'vitest'
import { get, mount, type Mounted } from '../../../../tests/support/mount-for-test.tsx'
import { TextInput } from './text-input.tsx'
import { setNativeValue } from './typed-value.ts'

let mounted: Mounted
afterEach(() => mounted.unmount())

function field(defaultValue: string): HTMLInputElement {
  mounted = mount(<TextInput most={{ characters: 5, codePoints: 8 }} defaultValue={defaultValue} />)
  return get('input', HTMLInputElement)
}

/** Puts a text into a field at a place, as the browser does before it reports it. */
function type(input: HTMLInputElement, at: number, text: string, inputType = 'insertText'): void {
  const value = input.value.slice(0, at) + text + input.value.slice(at)
  const native = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
  native?.set?.call(input, value)
  input.setSelectionRange(at + text.length, at + text.length)
  input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType }))
}

test('cuts what is typed into a full text, and keeps what stands behind it', () => {
  const input = field('あいうえお')
  type(input, 2, 'か')
  expect([input.value, input.selectionEnd]).toEqual(['あいうえお', 2])
  type(input, 5, 'か')
  expect(input.value).toBe('あいうえお')
})

test('keeps the part of a paste that fits, never half an emoji', () => {
  const input = field('あい')
  type(input, 1, 'かきくけこ', 'insertFromPaste')
  expect([input.value, input.selectionEnd]).toEqual(['あかきくい', 4])
  setNativeValue(input, 'あい')
  type(input, 1, '👨‍👩‍👧👨‍👩‍👧', 'insertFromPaste')
  expect(input.value).toBe('あ👨‍👩‍👧い')
})

test('cuts nothing of an older, longer text from which something is deleted', () => {
  const input = field('あいうえおかき')
  type(input, 7, '', 'deleteContentBackward')
  expect(input.value).toBe('あいうえおかき')
  type(input, 0, 'く')
  expect(input.value).toBe('くあいうえ')
})
