import { expect, test } from 'vitest'
import { acceptedImages, isAcceptedImage } from './accepted-image.ts'

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
