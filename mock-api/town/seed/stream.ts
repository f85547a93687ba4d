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
