import { drawsOf } from './draws.ts'
import { Template } from './template.ts'
import { drawTones } from './tones.ts'

/**
 * Text of each scene on a sheet of 120 by 160. The distinctive part lies within radius 52 around (60, 80), because avatars
 * show only that circle.
 */
const texts = new Map(
  Object.entries(import.meta.glob('./motifs/*.svg', { query: '?raw', import: 'default', eager: true })).map(
    ([path, text]) => [path.slice(path.lastIndexOf('/') + 1, -'.svg'.length), text],
  ),
)

/** Names of all scenes in alphabetical order, because pictures of older worlds are drawn by their place. */
export const motifs = [...texts.keys()].toSorted()

const templates = new Map<string, Template>()

function templateOf(motif: string): Template {
  const template = templates.get(motif) ?? new Template(texts.get(motif) ?? '')
  templates.set(motif, template)
  return template
}

/**
 * Draws a picture by its scene and its own name, as SVG text: the same name gives the same bytes. Picture names of older
 * worlds work too.
 */
export function drawPicture(motif: string, name: string): string {
  const known = motifs.includes(motif) ? motif : drawsOf(name).pick(motifs)
  const draws = drawsOf(name)
  const { tones, isNight } = drawTones(draws)
  const zoom = draws.between(1, 1.12)
  const mirror = draws.between(0, 1) < 0.5 ? -1 : 1
  const [x, y] = [60 + draws.between(-4, 4), 80 + draws.between(-4, 4)].map((number) => Math.round(number * 100) / 100)
  const scale = Math.round(zoom * 1000) / 1000
  const transform = `translate(${x} ${y}) scale(${mirror * scale} ${scale}) translate(-60 -80)`
  return templateOf(known).draw(draws, tones, isNight, transform)
}
