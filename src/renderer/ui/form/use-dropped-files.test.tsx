import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { get, mount, type Mounted } from '../../../../tests/support/mount-for-test.tsx'
import { usePaste } from './use-dropped-files.ts'

const take = vi.fn<(files: FileList) => boolean>(() => true)

function Form() {
  usePaste(take)
  return <textarea />
}

let mounted: Mounted
beforeEach(() => {
  take.mockClear()
  mounted = mount(<Form />)
})
afterEach(() => mounted.unmount())

/** Pastes at an element. Returns whether the browser goes on with it. */
function paste(at: Element, types: readonly string[]): boolean {
  const event = new Event('paste', { bubbles: true, cancelable: true })
  const files = types.includes('Files') ? [new File(['picture'], 'image.png', { type: 'image/png' })] : []
  return at.dispatchEvent(Object.assign(event, { clipboardData: { types, files } }))
}

test('takes a picture that is pasted anywhere', () => {
  expect([paste(document.body, ['Files']), paste(get('textarea'), ['Files'])]).toEqual([false, false])
  expect(take.mock.calls.map(([files]) => files[0]?.name)).toEqual(['image.png', 'image.png'])
})

test('leaves the text of a table to the field in which it is pasted, although a picture comes with it', () => {
  expect(paste(get('textarea'), ['text/plain', 'text/html', 'Files'])).toBe(true)
  expect(take).not.toHaveBeenCalled()
  expect(paste(document.body, ['text/plain', 'text/html', 'Files'])).toBe(false)
})
