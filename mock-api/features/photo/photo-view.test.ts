import { expect, test } from 'vitest'
import { fixedIds } from '../../../tests/support/world/a-context.ts'
import { aMember } from '../../../tests/support/world/a-member.ts'
import { aWorld } from '../../../tests/support/world/a-world.ts'
import { photoUrl, photoUrls } from './photo-view.ts'
import { sampleSlot } from './photo.ts'
import { scenePhotoName } from './scene-photo.ts'

const origin = 'http://a.yoimachi.localhost:4000'

test('API-10 PHOTO-19 PHOTO-26 an empty slot has the full address of the default photo', () => {
  const member = aMember(aWorld())
  expect(photoUrl(member, origin)).toBe(`${origin}/images/fallback/default.png`)
})

test('API-10 PHOTO-01 PHOTO-17 IMP-05 samples and stored pictures have full addresses in every slot', () => {
  const drawn = scenePhotoName(fixedIds, 1, 3, 'sea')
  const member = aMember(aWorld(), { photos: [sampleSlot(4), 'abc.jpg', drawn] })
  expect(photoUrls(member, origin)).toEqual({
    profile1: `${origin}/images/samples/04.jpg`,
    profile2: `${origin}/uploads/abc.jpg`,
    profile3: `${origin}/uploads/${drawn}`,
  })
})
