import type { SimpleFaker } from '@faker-js/faker'

/** Draws some items and keeps their order. */
export function someOf<T>({ helpers }: SimpleFaker, things: readonly T[], count: number): T[] {
  const taken = new Set(helpers.arrayElements(things, count))
  return things.filter((thing) => taken.has(thing))
}

export interface Choice<T> {
  readonly value: T
  readonly weight: number
}

/** Pairs items with weights: 1 without one. Omits items of weight 0. */
export function choicesOf<T>(things: readonly T[], weights: readonly number[]): Choice<T>[] {
  return things.map((value, index) => ({ value, weight: weights[index] ?? 1 })).filter(({ weight }) => weight > 0)
}

/** {@link choicesOf} of names with their weights. */
export function weighted<const Name extends string>(weights: Readonly<Record<Name, number>>): Choice<Name>[] {
  return choicesOf(Object.keys(weights) as Name[], Object.values(weights))
}
