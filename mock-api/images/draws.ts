import { mixBits } from '../world/mix-bits.ts'
import { mulberry32 } from '../world/mulberry32.ts'

/** Random draws seeded by a text: the same text gives the same draws on every machine. */
export interface Draws {
  between(min: number, max: number): number
  /** Returns one of several items; the list must not be empty. */
  pick<T>(items: readonly T[]): T
}

export function drawsOf(text: string): Draws {
  const next = mulberry32(hashOf(text))
  return {
    between: (min, max) => min + next() * (max - min),
    pick: (items) => items[Math.floor(next() * items.length)] as (typeof items)[number],
  }
}

/** FNV-1a with mixed bits, so that texts with different last characters give unrelated draws. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return mixBits(hash)
}
