import type { SimpleFaker } from '@faker-js/faker'
import type { Area } from '../../../src/contract/enums/profile-choices.ts'
import { slotNos, scenePhotoName } from '../../features/photo/photo.ts'
import type { Town } from '../town.ts'
import type { Interest } from './interests.ts'
import type { Person } from './person.ts'

/** What there is to see where people live. */
const places: Partial<Record<Area, readonly Interest[]>> = {
  東京都: ['city', 'tram', 'rain'],
  神奈川県: ['harbour', 'sea', 'ferris'],
  千葉県: ['sea', 'ferris'],
  大阪府: ['city', 'lanterns', 'aquarium'],
  兵庫県: ['harbour', 'bridge', 'onsen'],
  京都府: ['shrine', 'bridge', 'lanterns'],
  滋賀県: ['lake'],
  愛知県: ['bridge', 'cafe'],
  福岡県: ['lanterns', 'sea'],
  広島県: ['tram', 'shrine'],
  札幌: ['mountains', 'night', 'lake'],
}

/**
 * Fills the first slots with drawn pictures, each of something else (D-37, D-86): what somebody likes first and second,
 * then the place where the person lives or a third liking.
 */
export function assignPhotos(
  { world, outside }: Town,
  { datatype, helpers }: SimpleFaker,
  { id, areas, interests }: Person,
  count: number,
): void {
  const [first, second, third] = interests
  const here = places[areas[0] as Area]?.filter((place) => place !== first && place !== second) ?? []
  const last = here.length > 0 && datatype.boolean(0.6) ? helpers.arrayElement(here) : third
  const motifs = [first, second, last]
  const photos = slotNos.map((slot, place) => {
    return place < count ? scenePhotoName(outside.ids, id, slot, motifs[place] ?? third) : null
  })
  world.members.update(id, { photos })
}
