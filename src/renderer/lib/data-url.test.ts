// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { fromDataUrl, toDataUrl } from './data-url.ts'

test('restores an identical picture from a data URL', async () => {
  const url = await toDataUrl(new Blob([new Uint8Array([0, 137, 255])], { type: 'image/png' }))
  expect(url).toBe('data:image/png;base64,AIn/')
  const back = fromDataUrl(url)
  expect(back.type).toBe('image/png')
  expect([...new Uint8Array(await back.arrayBuffer())]).toEqual([0, 137, 255])
})

test.each([
  ['data:;base64,AA==', 'image/jpeg', 1],
  ['data:image/webp;base64,AA==', 'image/webp', 1],
  ['xdata:image/webp;base64,AA==', 'image/jpeg', 1],
  ['data:image/webp', 'image/webp', 0],
  ['', 'image/jpeg', 0],
])('restores %s with type %s and %i bytes', (url, type, size) => {
  const blob = fromDataUrl(url)
  expect([blob.type, blob.size]).toEqual([type, size])
})
