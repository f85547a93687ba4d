import { Canvas } from './canvas.ts'
import { mix, oklch } from './color.ts'
import { landscapeOf, type Landscape } from './landscape.ts'
import { paintLandscape } from './paint-landscape.ts'

/** The quiet grey of an evening without a story: between paper and plum, so that it rests in both themes. */
const hue = 325
const paleMoon = oklch(82, 0.012, hue)

/** The photo of an empty slot (IMP-06, PHOTO-19): hills and a pale moon behind mist, without anybody's colours. */
export function paintDefaultPhoto(): Canvas {
  const outline = landscapeOf(42)
  const still: Landscape = {
    ...outline,
    sky: [oklch(60, 0.014, hue), oklch(69, 0.014, hue), oklch(76, 0.018, 60)],
    stars: [],
    moon: { x: 50, y: 38, radius: 12, color: paleMoon, phase: 2 },
    glow: 0.25,
    far: { ...outline.far, color: oklch(55, 0.016, hue) },
    near: { ...outline.near, color: oklch(48, 0.018, hue) },
  }
  return paintLandscape(still)
}

/** Shown where a photo fails to load (IMP-08, PHOTO-20): the moon over one round hill, which read as head and shoulders. */
export function paintSocialFallback(): Canvas {
  const canvas = new Canvas(480, 640)
  const top = oklch(72, 0.02, hue)
  const horizon = oklch(79, 0.02, 60)
  canvas.fillRows((y) => mix(top, horizon, y / 640))
  canvas.disc({ x: 240, y: 262, radius: 70 }, oklch(91, 0.014, 85), 1)
  canvas.disc({ x: 240, y: 560, radius: 200 }, oklch(56, 0.02, hue), 1)
  return canvas
}
