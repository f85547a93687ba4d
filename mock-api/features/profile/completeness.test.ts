import { expect, test } from 'vitest'
import { aMan } from '../../../tests/support/world/a-member.ts'
import { aProfile } from '../../../tests/support/world/a-profile.ts'
import { aWorld } from '../../../tests/support/world/a-world.ts'
import { emptyProfile } from '../member/empty-profile.ts'
import { completeness } from './completeness.ts'

const world = aWorld()
const man = aMan(world)
const basics = aProfile(world, man)

test('L-8 HOME-27 an empty profile reaches nothing', () => {
  const { points, reached } = completeness(man, emptyProfile(man.id))
  expect(points).toBe(0)
  expect(Object.values(reached)).toEqual(Array<boolean>(9).fill(false))
})

test('L-8 API-09 HOME-17 the basics are 30 points and need all four of them', () => {
  expect(completeness(man, basics)).toMatchObject({ points: 30, reached: { c1: true } })
  for (const missing of [{ name: '' }, { age: null }, { areas: [] }, { bodyType: '' }]) {
    expect(completeness(man, { ...basics, ...missing }).reached.c1).toBe(false)
  }
})

test('L-8 HOME-18..20 the photos give 5, 5 and 10 points wherever they stand', () => {
  const points = (photos: (string | null)[]) => completeness({ ...man, photos }, basics).points - 30
  expect(points([null, null, 'a.png'])).toBe(5)
  expect(points(['sample:1', null, 'a.png'])).toBe(10)
  expect(points(['b.png', 'c.png', 'a.png'])).toBe(20)
})

test('L-8 HOME-28 HOME-22..24 the free text counts at 50, 140 and 300 characters without white space', () => {
  const points = (propensity: string) => completeness(man, { ...basics, propensity }).points - 30
  expect(points('あ'.repeat(49) + ' 　\n')).toBe(0)
  expect(points('あ '.repeat(50))).toBe(5)
  expect(points('😊'.repeat(139))).toBe(5)
  expect(points('😊'.repeat(140))).toBe(10)
  expect(points('あ'.repeat(299))).toBe(10)
  expect(points('あ'.repeat(300))).toBe(20)
})

test('L-8 HOME-21 HOME-25 appeal points give 10 points, a social account 20', () => {
  expect(completeness(man, { ...basics, appealPoints: ['キス'] }).points - 30).toBe(10)
  expect(completeness({ ...man, twitterId: 'yoi' }, basics).points - 30).toBe(20)
})

test('L-8 API-09 everything together is 100 points', () => {
  const whole = { ...basics, appealPoints: ['キス'], propensity: 'あ'.repeat(300) }
  const { points, reached } = completeness({ ...man, photos: ['a', 'b', 'c'], twitterId: 'yoi' }, whole)
  expect(points).toBe(100)
  expect(Object.values(reached)).toEqual(Array<boolean>(9).fill(true))
})
