// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { acceptedImages, isAcceptedImage, fromDataUrl, toDataUrl } from './images.ts'

test('PHOTO-29 AGE-17 the forms offer and take the same three kinds of picture', () => {
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
])('PHOTO-12 PHOTO-29 of at most 10 bytes a picture of %i is taken: %s', (size, taken) => {
  expect(isAcceptedImage({ type: 'image/png', size }, 10)).toBe(taken)
})

test('a picture is the same after it was kept as text', async () => {
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
])('what was kept as %s is a picture of the type %s and %i bytes', (url, type, size) => {
  const blob = fromDataUrl(url)
  expect([blob.type, blob.size]).toEqual([type, size])
})
