import { expect, test } from 'vitest'
import { samplePhotoPaths } from '../../../src/contract/calls/photo.ts'
import { aContext, fixedIds } from '../../../tests/support/world/a-context.ts'
import { aMan, aWoman } from '../../../tests/support/world/a-member.ts'
import { aWorld } from '../../../tests/support/world/a-world.ts'
import { photoCount, sampleSlot, slotContent } from './photo-slot.ts'
import { photoUrl } from './photo-view.ts'
import { readScenePhoto, scenePhotoName } from './scene-photo.ts'
import { removePhoto, setPhotos } from './set-photo.ts'

test('PHOTO-01 PHOTO-23 a slot shows nothing of its own, a sample or a stored picture', () => {
  const woman = aWoman(aWorld(), { photos: [null, sampleSlot(5), 'a.png'] })
  expect([slotContent(woman, 1), slotContent(woman, 2), slotContent(woman, 3)]).toEqual([
    { kind: 'default' },
    { kind: 'sample', no: 5 },
    { kind: 'upload', name: 'a.png' },
  ])
})

test('L-8 HOME-18 as many photos count as slots show one', () => {
  const world = aWorld()
  const count = (photos: (string | null)[]) => photoCount(aWoman(world, { photos }))
  expect(count([null, null, null])).toBe(0)
  expect(count([null, 'sample:1', null])).toBe(1)
  expect(count(['a', null, 'b'])).toBe(2)
  expect(count(['a', 'a', 'b'])).toBe(3)
})

test('PHOTO-23 each of the five samples has an address of its own', () => {
  const world = aWorld()
  const urls = samplePhotoPaths.map((_, place) =>
    photoUrl(aWoman(world, { photos: [sampleSlot(place + 1), null, null] }), 'https://a.example'),
  )
  expect(urls).toEqual(samplePhotoPaths.map((path) => `https://a.example${path}`))
})

test('D-86 the name of a drawn picture tells what it draws, as long as its member shows it', () => {
  const world = aWorld()
  const token = () => 'x'.repeat(22)
  const name = scenePhotoName({ ...fixedIds, token }, 1, 3, 'sea')
  expect(name).toBe(`sea-1-3-${'x'.repeat(22)}.svg`)
  expect(readScenePhoto(world, name)).toBeUndefined()
  const woman = aWoman(world, { photos: [null, null, name] })
  expect(readScenePhoto(world, name)).toEqual({ memberId: woman.id, motif: 'sea' })
  const other = `dune-1-3-${'x'.repeat(22)}.svg`
  expect([readScenePhoto(world, other), readScenePhoto(world, 'a.png')]).toEqual([undefined, undefined])
  const names = [1, 2, 3].map((slot) => scenePhotoName(fixedIds, 1, slot as 1 | 2 | 3, 'sea'))
  expect(new Set(names).size).toBe(3)
})

test('API-12 IMP-05 the record of a picture names who holds it and since when', () => {
  const world = aWorld()
  const [woman, man] = [aWoman(world), aMan(world)]
  const ctx = aContext({ now: 7 })
  setPhotos(world, man, { 1: { name: 'same', type: 'image/png' } }, ctx)
  const held = setPhotos(world, woman, { 1: { name: 'same', type: 'image/png' } }, ctx)
  expect(world.uploads.by('name', 'same')).toEqual([
    { id: 1, name: 'same', memberId: man.id, type: 'image/png', createdAt: 7 },
    { id: 2, name: 'same', memberId: woman.id, type: 'image/png', createdAt: 7 },
  ])
  removePhoto(world, held, 1, ctx)
  expect(world.uploads.by('name', 'same').map(({ memberId }) => memberId)).toEqual([man.id])
})
