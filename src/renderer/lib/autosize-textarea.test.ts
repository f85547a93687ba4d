// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest'
import { autosizeTextarea } from './autosize-textarea.ts'

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
