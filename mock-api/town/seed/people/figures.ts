import type { SimpleFaker } from '@faker-js/faker'
import { Sex } from '../../../../src/contract/enums/member.ts'
import * as choices from '../../../../src/contract/enums/profile-choices.ts'
import type { Profile } from '../../../world/records/profile.ts'
import { choicesOf } from '../choices.ts'

/** Upper limit of each choice of height except the last, in centimetres. */
const lastCentimetres = [160, 165, 170, 175, 180]
/** Upper limit of each choice of weight except the last, in kilograms. */
const lastKilograms = [50, 55, 60, 65, 70, 75, 80, 99]

interface Range {
  readonly min: number
  readonly max: number
}

/** Body mass index of men by figure; muscles weigh too. */
const massIndex: Readonly<Record<(typeof choices.bodyTypes)[typeof Sex.man][number], Range>> = {
  痩せ型: { min: 17.5, max: 19.9 },
  普通: { min: 20, max: 24 },
  マッチョ: { min: 23, max: 26.5 },
  ぽっちゃり: { min: 26, max: 29.5 },
  かなりぽっちゃり: { min: 30.5, max: 36 },
}

/** Most people are neither slim nor stout. */
const weights = [3, 6, 3, 3, 1]
const figures = {
  [Sex.man]: choicesOf(choices.bodyTypes[Sex.man], weights),
  [Sex.woman]: choicesOf(choices.bodyTypes[Sex.woman], weights),
} as const

type BodyType = (typeof choices.bodyTypes)[Sex][number]

export function drawFigure({ helpers }: SimpleFaker, sex: Sex): BodyType {
  return helpers.weightedArrayElement<BodyType>(figures[sex])
}

const meanCentimetres = 171

/** Draws a man's height and a weight that suits it and his figure. */
export function drawMeasures({ number }: SimpleFaker, bodyType: string): Pick<Profile, 'height' | 'weight'> {
  const centimetres = meanCentimetres + number.int({ min: -9, max: 9 }) + number.int({ min: -7, max: 7 })
  const { min, max } = massIndex[bodyType as keyof typeof massIndex]
  const kilograms = Math.round((centimetres / 100) ** 2 * number.float({ min, max }))
  return {
    height: choiceOf(choices.heights, lastCentimetres, centimetres),
    weight: choiceOf(choices.weights, lastKilograms, kilograms),
  }
}

/** Returns the choice of the form in which a measure lies. */
function choiceOf(ranges: readonly string[], lasts: readonly number[], measure: number): string {
  return ranges[lasts.filter((last) => measure > last).length] ?? ''
}
