import { expect, test } from 'vitest'
import { isDefaultPhoto } from '../rules/photo.ts'

test.each([
  ['', true],
  ['https://a.example/images/fallback/default.png', true],
  ['/images/fallback/default.png?of=somebody', false],
  ['https://a.example/no_photo.png', false],
])('PHOTO-26 "%s" is an empty slot: %s', (url, empty) => {
  expect(isDefaultPhoto(url)).toBe(empty)
})
