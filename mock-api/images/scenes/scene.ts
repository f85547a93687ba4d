import { mulberry32 } from '../../mulberry32.ts'
import { Drawing } from './drawing.ts'
import { type Tones, drawTones } from './tones.ts'

/**
 * Draws one scene on a sheet of 120 by 160. What tells it apart lies in the circle of radius 52 around (60, 80): that is
 * all an avatar shows.
 */
export type Motif = (d: Drawing, t: Tones, r: Draws) => void

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

/** Size that the file names; its shapes are as sharp in a list of 58 px as on a screen of three pixels to one. */
const [width, height] = [480, 640]

/** A scene in a palette and a light of its own, as the text of an SVG file. The same name draws the same bytes. */
export function drawScene(motif: Motif, name: string): string {
  const draws = drawsOf(name)
  const drawing = new Drawing()
  motif(drawing, drawTones(draws), draws)
  const zoom = draws.between(1, 1.12)
  const mirror = draws.chance(0.5) ? -1 : 1
  const [x, y] = [60 + draws.between(-4, 4), 80 + draws.between(-4, 4)]
  const transform = `translate(${x} ${y}) scale(${mirror * zoom} ${zoom}) translate(-60 -80)`
  return drawing.toSvg(width, height, '0 0 120 160', transform)
}
