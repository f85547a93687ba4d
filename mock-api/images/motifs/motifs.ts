import { drawScene, drawsOf, type Motif } from '../scenes/scene.ts'
import * as atHome from './at-home.ts'
import * as atTable from './at-table.ts'
import * as festive from './festive.ts'
import * as outdoors from './outdoors.ts'
import * as outings from './outings.ts'
import * as streets from './streets.ts'
import * as water from './water.ts'

const scenes = { ...atHome, ...atTable, ...festive, ...outdoors, ...outings, ...streets, ...water }

/** All scenes by name, in alphabetical order, because pictures of older worlds are drawn by their place. */
export const motifs: Readonly<Record<string, Motif>> = Object.fromEntries(
  Object.entries(scenes).toSorted(([a], [b]) => (a < b ? -1 : 1)),
)

/** Draws a picture by its scene and its own name; picture names of older worlds work too. */
export function drawPicture(motif: string, name: string): string {
  const known = Object.hasOwn(motifs, motif) ? motifs[motif] : undefined
  return drawScene(known ?? drawsOf(name).pick(Object.values(motifs)), name)
}
