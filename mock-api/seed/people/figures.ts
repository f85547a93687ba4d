import type { SimpleFaker } from '@faker-js/faker'
import { bodyTypes } from '../../../src/contract/enums/profile-choices.ts'
import { heights, weights } from '../../../src/contract/enums/profile-limits.ts'
import type { Member, Profile } from '../../world/records/member.ts'
import { choicesOf } from '../stream.ts'

/** The last centimetre and the last kilogram of each choice but the highest. */
const lastCentimetres = [160, 165, 170, 175, 180]
const lastKilograms = [50, 55, 60, 65, 70, 75, 80, 99]

/** Kilograms per square metre of men by figure; muscles weigh too. */
const massIndex: Readonly<
  Record<(typeof bodyTypes)[1][number], { readonly min: number; readonly max: number }>
> = {
  痩せ型: { min: 17.5, max: 19.9 },
  普通: { min: 20, max: 24 },
  マッチョ: { min: 23, max: 26.5 },
  ぽっちゃり: { min: 26, max: 29.5 },
  かなりぽっちゃり: { min: 30.5, max: 36 },
}

/** Most are neither slim nor stout. */
const shares = [3, 6, 3, 3, 1]
const figures = { 1: choicesOf(bodyTypes[1], shares), 2: choicesOf(bodyTypes[2], shares) } as const

/** What somebody looks like; women are asked for no numbers. */
export function drawFigure({ helpers }: SimpleFaker, sex: Member['sex']): (typeof bodyTypes)[1 | 2][number] {
  return helpers.weightedArrayElement<(typeof bodyTypes)[1 | 2][number]>(figures[sex])
}

/** A man's height, and the weight that goes with it and his figure. */
export function drawMeasures({ number }: SimpleFaker, bodyType: string): Pick<Profile, 'height' | 'weight'> {
  const centimetres = 171 + number.int({ min: -9, max: 9 }) + number.int({ min: -7, max: 7 })
  const { min, max } = massIndex[bodyType as keyof typeof massIndex]
  const kilograms = Math.round((centimetres / 100) ** 2 * number.float({ min, max }))
  return {
    height: choiceOf(heights, lastCentimetres, centimetres),
    weight: choiceOf(weights, lastKilograms, kilograms),
  }
}

function choiceOf(choices: readonly string[], lasts: readonly number[], measure: number): string {
  return choices[lasts.filter((last) => measure > last).length] ?? ''
}
