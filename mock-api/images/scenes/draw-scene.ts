import { Drawing } from './drawing.ts'
import { drawsOf } from './draws.ts'
import type { Motif } from './motif.ts'
import { drawTones } from './tones.ts'

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
