import type { Draws } from './draws.ts'
import { oklch } from './oklch.ts'

/** Hues of a family of colours in degrees, and the share of the usual chroma: lower where green and teal look loud. */
interface Family {
  readonly dark: number
  readonly middle: number
  readonly warm: number
  readonly contrast: number
  readonly strength: number
}

const families = {
  plum: { dark: 325, middle: 355, warm: 75, contrast: 195, strength: 1 },
  indigo: { dark: 272, middle: 245, warm: 85, contrast: 35, strength: 1 },
  sunset: { dark: 350, middle: 42, warm: 82, contrast: 215, strength: 1 },
  sea: { dark: 222, middle: 195, warm: 90, contrast: 28, strength: 0.8 },
  rose: { dark: 8, middle: 18, warm: 72, contrast: 175, strength: 0.95 },
  moss: { dark: 172, middle: 140, warm: 95, contrast: 42, strength: 0.6 },
} as const satisfies Readonly<Record<string, Family>>

/** Lightness from the top of the sky to the darkest ink in front, per time of day. */
const lights = {
  dawn: { sky: [70, 82, 92], far: 68, hill: 56, near: 44, ink: 27, wall: 76, wallDark: 63, chroma: 0.075 },
  dusk: { sky: [42, 62, 83], far: 49, hill: 37, near: 27, ink: 18, wall: 47, wallDark: 34, chroma: 0.09 },
  night: { sky: [20, 33, 51], far: 30, hill: 23, near: 17, ink: 11, wall: 28, wallDark: 19, chroma: 0.085 },
} as const

/** Lightness of objects by day and by night. */
const objects = {
  day: { wood: 52, woodDark: 37, pale: 95, shade: 82, first: 64, second: 62, third: 77, leaf: 55, vermilion: 60 },
  night: { wood: 36, woodDark: 25, pale: 86, shade: 68, first: 58, second: 55, third: 70, leaf: 46, vermilion: 53 },
} as const

type FamilyName = keyof typeof families
type Time = keyof typeof lights

const familyNames = Object.keys(families) as FamilyName[]
/** Most pictures show the evening or the night. */
const times: readonly Time[] = ['dawn', 'dusk', 'dusk', 'night', 'night']

/** Colours by their class in the templates. */
export interface Tones {
  readonly 'sky-top': string
  readonly 'sky-middle': string
  readonly 'sky-low': string
  /** From the farthest ridge to the darkest shape in front. */
  readonly far: string
  readonly hill: string
  readonly near: string
  readonly ink: string
  readonly wall: string
  readonly 'wall-dark': string
  readonly wood: string
  readonly 'wood-dark': string
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

export function tonesOf(family: FamilyName, time: Time): Tones {
  const { dark, middle, warm, contrast, strength } = families[family]
  const { sky, ...light } = lights[time]
  const chroma = light.chroma * strength
  const isNight = time === 'night'
  const object = objects[isNight ? 'night' : 'day']
  const deep = (lightness: number, share = 0.8) => oklch(lightness, chroma * share, dark)
  return {
    'sky-top': oklch(sky[0], chroma, dark),
    'sky-middle': oklch(sky[1], chroma * 1.1, middle),
    'sky-low': oklch(sky[2], chroma, isNight ? middle : warm - 12),
    far: deep(light.far),
    hill: deep(light.hill),
    near: deep(light.near, 0.65),
    ink: deep(light.ink, 0.45),
    wall: deep(light.wall, 0.65),
    'wall-dark': deep(light.wallDark, 0.65),
    wood: oklch(object.wood, 0.07, 52),
    'wood-dark': oklch(object.woodDark, 0.055, 46),
    pale: oklch(object.pale, 0.025, warm),
    shade: oklch(object.shade, 0.035, middle),
    glow: oklch(94, 0.06, warm),
    lamp: oklch(83, 0.13, warm - 8),
    first: oklch(object.first, 0.125 * strength, middle),
    second: oklch(object.second, 0.085, contrast),
    third: oklch(object.third, 0.105, warm - 8),
    leaf: oklch(object.leaf, 0.075, 150),
    vermilion: oklch(object.vermilion, 0.15, 33),
  }
}

/** Colours of a picture, and whether it is night. */
export interface Light {
  readonly tones: Tones
  readonly isNight: boolean
}

export function drawLight(draws: Draws): Light {
  const family = draws.pick(familyNames)
  const time = draws.pick(times)
  return { tones: tonesOf(family, time), isNight: time === 'night' }
}
