import type { Draws } from '../draws.ts'

/** Shares of the ages by their lowest year; nobody is younger than 20 (D-37). */
const brackets: readonly (readonly [readonly [from: number, to: number], number])[] = [
  [[20, 24], 20],
  [[25, 29], 26],
  [[30, 34], 22],
  [[35, 39], 14],
  [[40, 44], 9],
  [[45, 49], 5],
  [[50, 58], 4],
]

export function drawAge(draws: Draws): number {
  const [from, to] = draws.weighted(brackets)
  return draws.int(from, to)
}
