import { generateMersenne53Randomizer, SimpleFaker, type Randomizer } from '@faker-js/faker'

/**
 * Returns a faker that depends only on the world's seed and a label (D-05), so that one's draws never shift another's.
 * A SimpleFaker, because a faker with words of a language takes four times as long to create, and a town needs a
 * hundred.
 */
export function streamOf(seed: number, label: string): SimpleFaker {
  return new SimpleFaker({ randomizer: randomizerOf(seed, label) })
}

/** Returns the random number generator of a faker of this town. */
export function randomizerOf(seed: number, label: string): Randomizer {
  const randomizer = generateMersenne53Randomizer(0)
  const letters = Array.from(label, (char) => char.codePointAt(0) ?? 0)
  randomizer.seed([Math.trunc(seed / 2 ** 32), seed >>> 0, ...letters])
  return randomizer
}

/** Draws some items and keeps their order. */
export function someOf<T>({ helpers }: SimpleFaker, things: readonly T[], count: number): T[] {
  const taken = new Set(helpers.arrayElements(things, count))
  return things.filter((thing) => taken.has(thing))
}

export interface Choice<T> {
  readonly value: T
  readonly weight: number
}

/** Pairs items with weights; omits items of weight 0. */
export function choicesOf<T>(things: readonly T[], weights: readonly number[]): Choice<T>[] {
  return things.map((value, place) => ({ value, weight: weights[place] ?? 1 })).filter(({ weight }) => weight > 0)
}

export function weighted<const Name extends string>(weights: Readonly<Record<Name, number>>): Choice<Name>[] {
  return choicesOf(Object.keys(weights) as Name[], Object.values(weights))
}

/** Deals items in a drawn order, over and over, so that repetitions are as far apart as possible. */
export class Round<T> {
  readonly size: number
  private next = 0
  private readonly order: readonly T[]

  constructor({ helpers }: SimpleFaker, things: readonly T[]) {
    this.order = helpers.shuffle(things)
    this.size = this.order.length
  }

  /** Returns the next item; the list must not be empty. */
  take(): T {
    const taken = this.order[this.next % this.size] as T
    this.next += 1
    return taken
  }
}
