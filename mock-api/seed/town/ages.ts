import type { Draws } from '../draws.ts'

/** Brackets of ages from 20 on (D-37), and how many in 100 are in each. */
const brackets = [
  [20, 24],
  [25, 29],
  [30, 34],
  [35, 39],
  [40, 44],
  [45, 49],
  [50, 58],
] as const
const shares = [20, 26, 22, 14, 9, 5, 4]

export function drawAge(draws: Draws): number {
  const [from, to] = brackets[draws.place(shares)] ?? brackets[0]
  return draws.int(from, to)
}
