// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { photoSlides } from './profile-photos.tsx'

test('PROF-03 PROF-04 PROF-05 skips placeholders of the second and third photo', () => {
  const none = 'http://x/images/fallback/default.png'
  expect(photoSlides({ profile1: none, profile2: none, profile3: 'c.jpg' })).toEqual([none, 'c.jpg'])
  expect(photoSlides({ profile1: 'a.jpg', profile2: 'b.jpg', profile3: '' })).toEqual(['a.jpg', 'b.jpg'])
})
