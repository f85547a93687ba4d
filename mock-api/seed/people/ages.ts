import type { SimpleFaker } from '@faker-js/faker'

/** Brackets of ages from 20 on (D-37), by how many in 100 are in each. */
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

/** A birth date that makes the person exactly as old as the profile says (IMP-14). */
export function birthDateOf({ number }: SimpleFaker, age: number, today: string): string {
  const year = Number(today.slice(0, 4)) - age
  const [month, dayOfMonth] = [number.int({ min: 1, max: 12 }), number.int({ min: 1, max: 28 })]
  const day = `${String(month).padStart(2, '0')}-${String(dayOfMonth).padStart(2, '0')}`
  return `${day <= today.slice(5) ? year : year - 1}-${day}`
}
