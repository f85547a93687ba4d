import { drawsOf } from '../scenes/draws.ts'
import type { Motif } from '../scenes/motif.ts'
import { books, cat, piano, plants, records } from './at-home.ts'
import { bakery, bar, cafe, kitchen } from './at-table.ts'
import { ferris, lanterns, onsen, shrine } from './festive.ts'
import { bicycle, camp, mountains, night } from './outdoors.ts'
import { aquarium, cinema, flowers, gallery } from './outings.ts'
import { city, rain, train, tram } from './streets.ts'
import { bridge, harbour, lake, sea } from './water.ts'

/** All scenes by the name that a picture carries. */
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

/** The scene of this name; for the names of older worlds one that their picture draws. */
export function motifOf(name: string, picture: string): Motif {
  return motifs[name] ?? drawsOf(picture).pick(Object.values(motifs))
}
