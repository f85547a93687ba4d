import { expect, test } from 'vitest'
import { samplePhotoPaths } from '../../../src/contract/rules/photo.ts'
import { aContext, fixedIds } from '../../../tests/support/world/a-context.ts'
import { aMan, aWoman } from '../../../tests/support/world/a-member.ts'
import { aWorld } from '../../../tests/support/world/a-world.ts'
import { photoUrl } from './photo-view.ts'
import { photoCount, sampleSlot, slotContent, removePhoto, setPhotos } from './photo.ts'
import { readScenePhoto, scenePhotoName } from './scene-photo.ts'

test('PHOTO-01 PHOTO-23 a slot is empty or shows a sample or a stored picture', () => {
  const woman = aWoman(aWorld(), { photos: [null, sampleSlot(5), 'a.png'] })
  expect([slotContent(woman, 1), slotContent(woman, 2), slotContent(woman, 3)]).toEqual([
    { kind: 'default' },
    { kind: 'sample', no: 5 },
    { kind: 'upload', name: 'a.png' },
  ])
})

test('L-8 HOME-18 counts the slots that show a photo', () => {
  const world = aWorld()
  const count = (photos: (string | null)[]) => photoCount(aWoman(world, { photos }))
  expect(count([null, null, null])).toBe(0)
  expect(count([null, 'sample:1', null])).toBe(1)
  expect(count(['a', null, 'b'])).toBe(2)
  expect(count(['a', 'a', 'b'])).toBe(3)
})

test('PHOTO-23 each of the five samples has its own address', () => {
  const world = aWorld()
  const urls = samplePhotoPaths.map((_, place) =>
    photoUrl(aWoman(world, { photos: [sampleSlot(place + 1), null, null] }), 'https://a.example'),
  )
  expect(urls).toEqual(samplePhotoPaths.map((path) => `https://a.example${path}`))
})

test('D-86 the name of a drawn picture tells its motif while its member shows it', () => {
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

test('API-12 IMP-05 the record of a picture names its member and time', () => {
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

const ctx = aContext()
const picture = (name: string) => ({ name, type: 'image/png' })

test('API-12 PHOTO-01 changes the sent slots and keeps the others', () => {
  const world = aWorld()
  const woman = aWoman(world, { photos: ['sample:2', null, null] })
  const after = setPhotos(world, woman, { 2: picture('b'), 3: picture('c') }, ctx)
  expect(after.photos).toEqual(['sample:2', 'b', 'c'])
  expect(world.uploads.by('name', 'b')).toMatchObject([{ memberId: woman.id, type: 'image/png' }])
  expect(setPhotos(world, after, {}, ctx)).toBe(after)
})

test('API-12 IMP-05 a replaced picture loses its address, unless another slot shows it', () => {
  const world = aWorld()
  const woman = aWoman(world)
  const two = setPhotos(world, woman, { 1: picture('same'), 2: picture('same') }, ctx)
  expect(world.uploads.countBy('name', 'same')).toBe(1)
  const one = setPhotos(world, two, { 1: picture('new') }, ctx)
  expect(world.uploads.countBy('name', 'same')).toBe(1)
  setPhotos(world, one, { 2: picture('newer') }, ctx)
  expect(world.uploads.countBy('name', 'same')).toBe(0)
})

test('API-12 IMP-05 a member keeps a picture that another member replaces', () => {
  const world = aWorld()
  const [first, second] = [aWoman(world), aWoman(world)]
  setPhotos(world, first, { 1: picture('same') }, ctx)
  const own = setPhotos(world, second, { 1: picture('same') }, ctx)
  removePhoto(world, own, 1, ctx)
  expect(world.uploads.by('name', 'same')).toMatchObject([{ memberId: first.id }])
})

test('API-13 PHOTO-11 a removed slot shows the default again; the others do not move up', () => {
  const world = aWorld()
  const woman = aWoman(world, { photos: ['a', 'sample:1', 'c'] })
  expect(removePhoto(world, woman, 2, ctx).photos).toEqual(['a', null, 'c'])
})

test('API-13 removing from an empty slot changes nothing', () => {
  const world = aWorld()
  const woman = aWoman(world)
  expect(removePhoto(world, woman, 3, ctx)).toBe(woman)
})
