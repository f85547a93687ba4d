// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { acceptedImages, isAcceptedImage, fromDataUrl, toDataUrl } from './images.ts'

test('PHOTO-29 AGE-17 offers and accepts the same three image types', () => {
  expect(acceptedImages).toBe('image/jpeg,image/png,image/webp')
  for (const type of ['image/jpeg', 'image/png', 'image/webp'])
    expect(isAcceptedImage({ type, size: 7 }, 10), type).toBe(true)
  for (const type of ['image/gif', 'application/pdf', 'image/jpeg,image/png', ''])
    expect(isAcceptedImage({ type, size: 7 }, 10), type).toBe(false)
})

test.each([
  [0, false],
  [1, true],
  [10, true],
  [11, false],
])('PHOTO-12 PHOTO-29 accepts %i bytes with a limit of 10: %s', (size, taken) => {
  expect(isAcceptedImage({ type: 'image/png', size }, 10)).toBe(taken)
})

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
