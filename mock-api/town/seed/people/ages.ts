import type { SimpleFaker } from '@faker-js/faker'
import type { Choice } from '../choices.ts'

/** Youngest and oldest age. */
interface Bracket {
  readonly min: number
  readonly max: number
}

/** Age brackets from 20 on, weighted in percent (D-37). */
const brackets: readonly Choice<Bracket>[] = [
  { weight: 20, value: { min: 20, max: 24 } },
  { weight: 26, value: { min: 25, max: 29 } },
  { weight: 22, value: { min: 30, max: 34 } },
  { weight: 14, value: { min: 35, max: 39 } },
  { weight: 9, value: { min: 40, max: 44 } },
  { weight: 5, value: { min: 45, max: 49 } },
  { weight: 4, value: { min: 50, max: 58 } },
]

export function drawAge({ helpers, number }: SimpleFaker): number {
  return number.int(helpers.weightedArrayElement(brackets))
}
