// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest'
import { autosizeTextarea, isImeConfirm } from './typing.ts'

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
