import type { Randomizer } from '@faker-js/faker'
import type { Ids } from '../../world/context.ts'

/**
 * Ids drawn from a generator. Hashing a thousand names would take a tenth of the founding (P8). faker's own uuid takes
 * ten times as long, and a town of 10,000 needs 50,000.
 */
export function drawnIds(randomizer: Randomizer, ids: Ids): Ids {
  const bytes = Buffer.alloc(16)
  const hex = (words: number) => {
    for (let word = 0; word < words; word += 1)
      bytes.writeUInt32BE(Math.floor(randomizer.next() * 0x1_0000_0000), word * 4)
    return bytes.toString('hex', 0, words * 4)
  }
  const token = () => hex(3).slice(0, 22)
  return {
    uuid: () => {
      const drawn = hex(4)
      return `${drawn.slice(0, 8)}-${drawn.slice(8, 12)}-4${drawn.slice(13, 16)}-a${drawn.slice(17, 20)}-${drawn.slice(20)}`
    },
    token,
    secret: token,
    draw: () => randomizer.next(),
    hash: (secret) => ids.hash(secret),
  }
}
