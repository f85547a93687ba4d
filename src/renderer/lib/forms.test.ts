// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { acceptedBy, autosizeTextarea, formText, isImeConfirm, leadToField } from './forms.ts'

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

test('a field shows one error for a text that a schema refuses, after it is prepared', () => {
  const rule = acceptedBy(z.string().check(z.minLength(2)), '短すぎます')
  expect([rule.safeParse('ab').success, rule.safeParse('a').error?.issues[0]?.message]).toEqual([true, '短すぎます'])
  const trimmed = acceptedBy(z.string().check(z.minLength(2)), '短すぎます', (typed) => typed.trim())
  expect(trimmed.safeParse('a ').success).toBe(false)
})

/** A form on the page, and where it was led to. */
function aForm(html: string) {
  const form = document.createElement('form')
  form.innerHTML = html
  document.body.append(form)
  onTestFinished(() => form.remove())
  const seen: unknown[] = []
  vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(function (this: Element, to) {
    seen.push([this.localName, to])
  })
  const focus = vi.spyOn(HTMLElement.prototype, 'focus').mockImplementation(function (this: Element) {
    seen.push(this.localName)
  })
  return { form, seen, focus }
}

const center = { block: 'center' }

test('leads to the field of a fault and shows the whole group around it', () => {
  const { form, seen, focus } = aForm(
    '<input name="user[a]" /><fieldset><legend>x</legend><select name="b"></select></fieldset>',
  )
  leadToField(form, 'user[a]')
  leadToField(form, 'b')
  expect(seen).toEqual([['input', center], 'input', ['fieldset', center], 'select'])
  expect(focus).toHaveBeenLastCalledWith({ preventScroll: true })
  leadToField(form, 'none')
  leadToField(null, 'b')
  expect(seen).toHaveLength(4)
})

test('leads to the summary of a closed disclosure, and into an open one', () => {
  const { form, seen } = aForm(
    '<details><summary>x</summary><input name="a" /></details><details open><summary>y</summary><textarea name="b"></textarea></details>',
  )
  leadToField(form, 'a')
  leadToField(form, 'b')
  expect(seen).toEqual([['summary', center], 'summary', ['textarea', center], 'textarea'])
})

test('fits a text area to its text where the browser does not', () => {
  const area = document.createElement('textarea')
  const heights: string[] = []
  vi.spyOn(area, 'scrollHeight', 'get').mockImplementation(() => {
    // Measured without the height of the text before.
    heights.push(area.style.height)
    return 72
  })
  const supports = vi.fn<(...of: string[]) => boolean>((...of) => of.join() === 'field-sizing,content')
  vi.stubGlobal('CSS', { supports })
  onTestFinished(() => void vi.unstubAllGlobals())
  autosizeTextarea(area)
  expect(area.style.height).toBe('')
  supports.mockReturnValue(false)
  area.style.height = '200px'
  autosizeTextarea(area)
  expect([area.style.height, heights]).toEqual(['72px', ['auto']])
})
