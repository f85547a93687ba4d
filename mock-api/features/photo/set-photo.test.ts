import { expect, test } from 'vitest'
import { aContext } from '../../../tests/support/world/a-context.ts'
import { aWoman } from '../../../tests/support/world/a-member.ts'
import { aWorld } from '../../../tests/support/world/a-world.ts'
import { removePhoto, setPhotos } from './set-photo.ts'

const ctx = aContext()
const picture = (name: string) => ({ name, type: 'image/png' })

test('API-12 PHOTO-01 sent slots change, the others stay', () => {
  const world = aWorld()
  const woman = aWoman(world, { photos: ['sample:2', null, null] })
  const after = setPhotos(world, woman, { 2: picture('b'), 3: picture('c') }, ctx)
  expect(after.photos).toEqual(['sample:2', 'b', 'c'])
  expect(world.uploads.by('name', 'b')).toMatchObject([{ memberId: woman.id, type: 'image/png' }])
  expect(setPhotos(world, after, {}, ctx)).toBe(after)
})

test('API-12 IMP-05 a replaced picture loses its address, unless another slot shows the same picture', () => {
  const world = aWorld()
  const woman = aWoman(world)
  const two = setPhotos(world, woman, { 1: picture('same'), 2: picture('same') }, ctx)
  expect(world.uploads.countBy('name', 'same')).toBe(1)
  const one = setPhotos(world, two, { 1: picture('new') }, ctx)
  expect(world.uploads.countBy('name', 'same')).toBe(1)
  setPhotos(world, one, { 2: picture('newer') }, ctx)
  expect(world.uploads.countBy('name', 'same')).toBe(0)
})

test('API-12 IMP-05 two members with the same picture do not lose it by each other', () => {
  const world = aWorld()
  const [first, second] = [aWoman(world), aWoman(world)]
  setPhotos(world, first, { 1: picture('same') }, ctx)
  const own = setPhotos(world, second, { 1: picture('same') }, ctx)
  removePhoto(world, own, 1, ctx)
  expect(world.uploads.by('name', 'same')).toMatchObject([{ memberId: first.id }])
})

test('API-13 PHOTO-11 a removed slot is the default again, the others do not move up', () => {
  const world = aWorld()
  const woman = aWoman(world, { photos: ['a', 'sample:1', 'c'] })
  expect(removePhoto(world, woman, 2, ctx).photos).toEqual(['a', null, 'c'])
})

test('API-13 removing from an empty slot changes nothing', () => {
  const world = aWorld()
  const woman = aWoman(world)
  expect(removePhoto(world, woman, 3, ctx)).toBe(woman)
})
