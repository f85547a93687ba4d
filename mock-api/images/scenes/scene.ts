import { mulberry32 } from '../../ids.ts'
import { oklch, Drawing } from './drawing.ts'

/** Hues of darks, mid sky, light and accent; last the chroma, lower where green and teal would look loud. */
const families = {
  plum: [325, 355, 75, 195, 1],
  indigo: [272, 245, 85, 35, 1],
  sunset: [350, 42, 82, 215, 1],
  sea: [222, 195, 90, 28, 0.8],
  rose: [8, 18, 72, 175, 0.95],
  moss: [172, 140, 95, 42, 0.6],
} as const

/** Lightness from the top of the sky to the darkest ink in front, per time of day. */
const lights = {
  dawn: { sky: [70, 82, 92], far: 68, hill: 56, near: 44, ink: 27, wall: 76, wallDark: 63, chroma: 0.075 },
  dusk: { sky: [42, 62, 83], far: 49, hill: 37, near: 27, ink: 18, wall: 47, wallDark: 34, chroma: 0.09 },
  night: { sky: [20, 33, 51], far: 30, hill: 23, near: 17, ink: 11, wall: 28, wallDark: 19, chroma: 0.085 },
} as const

export interface Tones {
  readonly isNight: boolean
  readonly sky: readonly [string, string, string]
  /** From the farthest ridge to the darkest shape in front. */
  readonly far: string
  readonly hill: string
  readonly near: string
  readonly ink: string
  readonly wall: string
  readonly wallDark: string
  readonly wood: string
  readonly woodDark: string
  readonly pale: string
  readonly shade: string
  /** Moon and lit windows, and lamps. */
  readonly glow: string
  readonly lamp: string
  /** Three colours for objects. */
  readonly first: string
  readonly second: string
  readonly third: string
  readonly leaf: string
  /** The red of gates, bridges and lanterns. */
  readonly vermilion: string
}

function drawTones(r: Draws): Tones {
  const [dark, middle, warm, contrast, strength] = r.pick([
    families.plum,
    families.indigo,
    families.sunset,
    families.sea,
    families.rose,
    families.moss,
  ])
  const time = r.pick(['dawn', 'dusk', 'dusk', 'night', 'night'] as const)
  const { sky, ...light } = lights[time]
  const chroma = light.chroma * strength
  const isNight = time === 'night'
  const deep = (lightness: number, share = 0.8) => oklch(lightness, chroma * share, dark)
  return {
    isNight,
    sky: [
      oklch(sky[0], chroma, dark),
      oklch(sky[1], chroma * 1.1, middle),
      oklch(sky[2], chroma, isNight ? middle : warm - 12),
    ],
    far: deep(light.far),
    hill: deep(light.hill),
    near: deep(light.near, 0.65),
    ink: deep(light.ink, 0.45),
    wall: deep(light.wall, 0.65),
    wallDark: deep(light.wallDark, 0.65),
    wood: oklch(isNight ? 36 : 52, 0.07, 52),
    woodDark: oklch(isNight ? 25 : 37, 0.055, 46),
    pale: oklch(isNight ? 86 : 95, 0.025, warm),
    shade: oklch(isNight ? 68 : 82, 0.035, middle),
    glow: oklch(94, 0.06, warm),
    lamp: oklch(83, 0.13, warm - 8),
    first: oklch(isNight ? 58 : 64, 0.125 * strength, middle),
    second: oklch(isNight ? 55 : 62, 0.085, contrast),
    third: oklch(isNight ? 70 : 77, 0.105, warm - 8),
    leaf: oklch(isNight ? 46 : 55, 0.075, 150),
    vermilion: oklch(isNight ? 53 : 60, 0.15, 33),
  }
}

/**
 * Draws one scene on a sheet of 120 by 160. The distinctive part lies within radius 52 around (60, 80), because avatars
 * show only that circle.
 */
export type Motif = (d: Drawing, t: Tones, r: Draws) => void

/** Random draws seeded by a text: the same text gives the same draws on every machine. */
export interface Draws {
  between(min: number, max: number): number
  chance(share: number): boolean
  /** Returns one of several items; the list must not be empty. */
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

/** FNV-1a with a final mix, so that texts with different last characters give unrelated draws. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return hash ^ (hash >>> 16)
}

/** Nominal size in pixels; SVG shapes stay sharp at every size. */
const [width, height] = [480, 640]

/** Draws a scene in a palette and light chosen by the name, as SVG text. The same name gives the same bytes. */
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
