import { Faker, ja, type Randomizer } from '@faker-js/faker'
import { Draws } from './draws.ts'

/**
 * A faker of the Japanese locale whose chance is a stream of the world's seed (D-05): an instance of its own, no shared
 * state, no clock. Only `ja` is named, so that the build keeps the other locales out; who opens an existing world loads
 * none of it, because the founding of worlds is imported when one is founded (P8).
 */
export function createFaker(seed: number): Faker {
  const draws = new Draws(seed, 'faker')
  const randomizer: Randomizer = {
    next: () => draws.next(),
    seed: () => {
      throw new Error("Failed to seed faker: its draws follow the world's seed alone.")
    },
  }
  return new Faker({ locale: ja, randomizer })
}
