import { Canvas } from './canvas.ts'
import { mix, type Rgb } from './color.ts'
import type { Landscape } from './landscape.ts'
import { ridgeHeight, type Ridge } from './ridge.ts'

/** A photo's size: portrait, so that a square cut from its middle is the heart of the landscape. */
const width = 480
const height = 640
const unit = width / 100
/** Units of sky above the heart. */
const above = (height / unit - 100) / 2

/** Where the sky reaches its middle colour, from top (0) to horizon (1). */
const middleOfSky = 0.62
const starColor: Rgb = [255, 250, 235]

/** Paints a landscape as a portrait of 480 x 640 pixels. */
export function paintLandscape({ sky, stars, moon, glow, far, near, mirrored }: Landscape): Canvas {
  const canvas = new Canvas(width, height)
  const across = (x: number) => (mirrored ? 100 - x : x)
  const disc = (x: number, y: number, radius: number) => ({
    x: across(x) * unit,
    y: (y + above) * unit,
    radius: radius * unit,
  })
  const topOf = (ridge: Ridge) => (x: number) => (ridgeHeight(ridge, across(x / unit)) + above) * unit
  canvas.fillRows((y) => skyColor(sky, y / height))
  for (const { x, y, radius } of stars) canvas.disc(disc(x, y, radius), starColor, 0.55)
  const { x, y, radius, phase } = moon
  canvas.glow(disc(x, y, radius * 3.4), moon.color, glow)
  const shadow = disc(x + radius * phase * 0.8, y - radius * phase * 0.6, radius)
  canvas.disc(disc(x, y, radius), moon.color, 0.95, phase < 2 ? shadow : undefined)
  canvas.below(topOf(far.ridge), far.color, 0.78)
  canvas.below(topOf(near.ridge), near.color, 1)
  return canvas
}

function skyColor([top, middle, horizon]: Landscape['sky'], depth: number): Rgb {
  if (depth < middleOfSky) return mix(top, middle, depth / middleOfSky)
  return mix(middle, horizon, (depth - middleOfSky) / (1 - middleOfSky))
}
