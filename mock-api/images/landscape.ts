import { oklch, type Rgb } from './color.ts'
import type { Ridge } from './ridge.ts'

/** A small evening: sky, stars, moon and two hills. Lengths in units, 100 across; (0, 0) to (100, 100) is the heart. */
export interface Landscape {
  /** Sky from the top over the middle to the horizon. */
  readonly sky: readonly [Rgb, Rgb, Rgb]
  readonly stars: readonly { readonly x: number; readonly y: number; readonly radius: number }[]
  readonly moon: {
    readonly x: number
    readonly y: number
    readonly radius: number
    readonly color: Rgb
    /** How far the shadow has moved away, in radii: 2 and more is a full moon, less a crescent. */
    readonly phase: number
  }
  /** Whether left and right are exchanged. */
  readonly mirrored: boolean
  /** How strongly the moon lights the sky around it, 0 to 1. */
  readonly glow: number
  readonly far: { readonly ridge: Ridge; readonly color: Rgb }
  readonly near: { readonly ridge: Ridge; readonly color: Rgb }
}

const hues = [335, 300, 270, 20, 355, 245] as const

/** Draws from 0 to 1 that follow from seed and number alone (style sheet, `moon`). */
function drawsOf(seed: number) {
  return (number: number) => {
    const value = Math.sin(seed * 99.13 + number * 17.7) * 43758.5453
    return value - Math.floor(value)
  }
}

/**
 * The evening of a seed, as on the style sheet. The view tells several pictures of one seed apart: their colours belong
 * together, their moon and hills do not.
 */
export function landscapeOf(seed: number, view = 0): Landscape {
  const tone = drawsOf(seed)
  const shape = view === 0 ? tone : drawsOf(seed + view * 0.377)
  const hue = hues[Math.floor(tone(1) * hues.length)] ?? hues[0]
  const second = (hue + 40 + tone(2) * 50) % 360
  return {
    sky: [oklch(38 + shape(3) * 14, 0.09, hue), oklch(66 + shape(4) * 8, 0.1, second), oklch(84, 0.09, 75)],
    stars: Array.from({ length: 5 + Math.floor(shape(16) * 6) }, (_, star) => ({
      x: shape(20 + star) * 100,
      y: -14 + shape(40 + star) * 46,
      radius: 0.16 + shape(60 + star) * 0.22,
    })),
    moon: {
      x: 24 + shape(5) * 52,
      y: 22 + shape(6) * 24,
      radius: 8 + shape(7) * 6,
      color: oklch(93, 0.06, 85),
      phase: shape(17) < 0.65 ? 2 : 0.45 + shape(18) * 0.5,
    },
    mirrored: shape(19) < 0.5,
    glow: 0.34,
    far: {
      ridge: {
        start: { x: -5, y: 70 + shape(8) * 8 },
        summit: { x: 18 + shape(9) * 18, y: 48 + shape(10) * 10 },
        middle: { x: 50, y: 70 + shape(11) * 5 },
        end: { x: 105, y: 62 + shape(12) * 8 },
      },
      color: oklch(36, 0.07, hue),
    },
    near: {
      ridge: {
        start: { x: -5, y: 84 + shape(13) * 5 },
        summit: { x: 32 + shape(14) * 16, y: 70 + shape(15) * 8 },
        middle: { x: 62, y: 84 },
        end: { x: 105, y: 80 },
      },
      color: oklch(25, 0.055, hue),
    },
  }
}
