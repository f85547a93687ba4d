import { generateMersenne53Randomizer, SimpleFaker, type Randomizer } from '@faker-js/faker'

/**
 * A faker that depends on nothing but the world's seed and a label (D-05). Several may live side by side: what one of them
 * draws never shifts another. The simple one, because a faker with words of a language costs four times as much to make,
 * and a town needs a hundred.
 */
export function streamOf(seed: number, label: string): SimpleFaker {
  return new SimpleFaker({ randomizer: randomizerOf(seed, label) })
}

/** The numbers behind such a faker. */
export function randomizerOf(seed: number, label: string): Randomizer {
  const randomizer = generateMersenne53Randomizer(0)
  const letters = Array.from(label, (char) => char.codePointAt(0) ?? 0)
  randomizer.seed([Math.trunc(seed / 2 ** 32), seed >>> 0, ...letters])
  return randomizer
}

/** Some of several things, in their own order. */
export function someOf<T>({ helpers }: SimpleFaker, things: readonly T[], count: number): T[] {
  const taken = new Set(helpers.arrayElements(things, count))
  return things.filter((thing) => taken.has(thing))
}

/** Something that is drawn as often as its weight says. */
export interface Choice<T> {
  readonly value: T
  readonly weight: number
}

/** Things with the weights beside them; what weighs nothing is left out. */
export function choicesOf<T>(things: readonly T[], weights: readonly number[]): Choice<T>[] {
  return things.map((value, place) => ({ value, weight: weights[place] ?? 1 })).filter(({ weight }) => weight > 0)
}

/** Hands out things in a drawn order, over and over: they differ as long as possible. */
export class Round<T> {
  readonly size: number
  private next = 0
  private readonly order: readonly T[]

  constructor({ helpers }: SimpleFaker, things: readonly T[]) {
    this.order = helpers.shuffle(things)
    this.size = this.order.length
  }

  /** The next one; there must be any. */
  take(): T {
    const taken = this.order[this.next % this.size] as T
    this.next += 1
    return taken
  }
}
