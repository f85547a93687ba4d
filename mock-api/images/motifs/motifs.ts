import { drawScene, drawsOf, type Motif } from '../scenes/scene.ts'
import { books, cat, piano, plants, records } from './at-home.ts'
import { bakery, bar, cafe, kitchen } from './at-table.ts'
import { ferris, lanterns, onsen, shrine } from './festive.ts'
import { bicycle, camp, mountains, night } from './outdoors.ts'
import { aquarium, cinema, flowers, gallery } from './outings.ts'
import { city, rain, train, tram } from './streets.ts'
import { bridge, harbour, lake, sea } from './water.ts'

/** All scenes by name. */
export const motifs: Readonly<Record<string, Motif>> = {
  aquarium,
  bakery,
  bar,
  bicycle,
  books,
  bridge,
  cafe,
  camp,
  cat,
  cinema,
  city,
  ferris,
  flowers,
  gallery,
  harbour,
  kitchen,
  lake,
  lanterns,
  mountains,
  night,
  onsen,
  piano,
  plants,
  rain,
  records,
  sea,
  shrine,
  train,
  tram,
}

/** Draws a picture by its scene and its own name; picture names of older worlds work too. */
export function drawPicture(motif: string, name: string): string {
  const known = Object.hasOwn(motifs, motif) ? motifs[motif] : undefined
  return drawScene(known ?? drawsOf(name).pick(Object.values(motifs)), name)
}
