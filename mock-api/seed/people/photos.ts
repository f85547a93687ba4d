import type { SimpleFaker } from '@faker-js/faker'
import { eveningPhotoName } from '../../features/photo/evening-photo.ts'
import { sampleSlot, slotNos } from '../../features/photo/photo-slot.ts'
import type { Town } from '../town.ts'
import type { Person } from './person.ts'

/** Fills the first slots with drawn evening pictures (D-37); now and then the first one is a sample instead (PHOTO-23). */
export function assignPhotos(
  { world, outside }: Town,
  { datatype, number }: SimpleFaker,
  { id }: Person,
  count: number,
): void {
  const photos = slotNos.map((slot) => {
    if (slot > count) return null
    if (slot === 1 && datatype.boolean(0.08)) return sampleSlot(number.int({ min: 1, max: 5 }))
    return eveningPhotoName(outside.ids, id, slot)
  })
  world.members.update(id, { photos })
}
