import { expect, test } from 'vitest'
import { defaultPhotoPath, samplePhotoPaths } from '../../../../../contract/rules/photo.ts'
import { shownPhoto } from './shown-photo.ts'

const stored = { 1: '/stored-1', 2: '/stored-2', 3: '' }

test('PHOTO-15 the first slot shows the chosen sample, also in the preview beside the form', () => {
  const photos = { chosen: {}, sample: 2 }
  expect(shownPhoto(1, photos, stored, 'https://api')).toBe(`https://api${samplePhotoPaths[1]}`)
  expect(shownPhoto(2, photos, stored, 'https://api')).toBe('/stored-2')
})

test('PHOTO-05 a new photo stands before everything, and an empty slot has the default picture', () => {
  expect(shownPhoto(1, { chosen: { 1: 'data:1' }, sample: 2 }, stored, '')).toBe('data:1')
  expect(shownPhoto(1, { chosen: {}, sample: 0 }, stored, '')).toBe('/stored-1')
  expect(shownPhoto(3, { chosen: {}, sample: 2 }, stored, '')).toBe(defaultPhotoPath)
})
