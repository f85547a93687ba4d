import type { SimpleFaker } from '@faker-js/faker'

/** Draws some items and keeps their order. */
export function someOf<T>({ helpers }: SimpleFaker, items: readonly T[], count: number): T[] {
  const taken = new Set(helpers.arrayElements(items, count))
  return items.filter((item) => taken.has(item))
}

export interface Choice<T> {
  readonly value: T
  readonly weight: number
}

/** Pairs items with weights: 1 without one. Omits items of weight 0. */
export function choicesOf<T>(items: readonly T[], weights: readonly number[]): Choice<T>[] {
  return items.map((value, index) => ({ value, weight: weights[index] ?? 1 })).filter(({ weight }) => weight > 0)
}

/** {@link choicesOf} of names with their weights. */
export function weighted<const Name extends string>(weights: Readonly<Record<Name, number>>): Choice<Name>[] {
  return choicesOf(Object.keys(weights) as Name[], Object.values(weights))
}
