import { mulberry32 } from '../../mulberry32.ts'

/** Draws that follow from a text: the same text, the same draws, on every machine. */
export interface Draws {
  between(min: number, max: number): number
  chance(share: number): boolean
  /** One of several things; there must be any. */
  pick<T>(things: readonly T[]): T
}

export function drawsOf(text: string): Draws {
  const next = mulberry32(hashOf(text))
  return {
    between: (min, max) => min + next() * (max - min),
    chance: (share) => next() < share,
    pick: (things) => things[Math.floor(next() * things.length)] as (typeof things)[number],
  }
}

/** FNV-1a, mixed at the end: texts that differ in their last character only share nothing either. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return hash ^ (hash >>> 16)
}
