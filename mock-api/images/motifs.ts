import { type Draws, drawsOf } from './draws.ts'
import { rounded } from './rounded.ts'
import { Template } from './template.ts'
import { drawLight } from './tones.ts'

/**
 * Text of each scene on a sheet of 120 by 160. The distinctive part lies within radius 52 around the centre, because
 * avatars show only that circle.
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
  return templateOf(known).draw(draws, drawLight(draws), drawTransform(draws))
}

/** Centre of a sheet. */
const centre = { x: 60, y: 80 } as const

/** Draws the transform of a whole scene: slightly enlarged, mirrored in half of the pictures, and shifted by up to 4. */
function drawTransform(draws: Draws): string {
  const scale = rounded(draws.between(1, 1.12), 1000)
  const mirror = draws.between(0, 1) < 0.5 ? -1 : 1
  const x = rounded(centre.x + draws.between(-4, 4), 100)
  const y = rounded(centre.y + draws.between(-4, 4), 100)
  return `translate(${x} ${y}) scale(${mirror * scale} ${scale}) translate(${-centre.x} ${-centre.y})`
}
