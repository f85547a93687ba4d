import type { SimpleFaker } from '@faker-js/faker'

/** Age brackets from 20 on, weighted in percent (D-37). */
const brackets: readonly { readonly value: readonly [number, number]; readonly weight: number }[] = [
  { weight: 20, value: [20, 24] },
  { weight: 26, value: [25, 29] },
  { weight: 22, value: [30, 34] },
  { weight: 14, value: [35, 39] },
  { weight: 9, value: [40, 44] },
  { weight: 5, value: [45, 49] },
  { weight: 4, value: [50, 58] },
]

export function drawAge({ helpers, number }: SimpleFaker): number {
  const [min, max] = helpers.weightedArrayElement(brackets)
  return number.int({ min, max })
}
