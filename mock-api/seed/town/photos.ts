import { eveningPhotoName } from '../../features/photo/evening-photo.ts'
import { sampleSlot, slotNos } from '../../features/photo/photo-slot.ts'
import type { Draws } from '../draws.ts'
import type { Person } from './person.ts'
import type { Town } from './town.ts'

/** Fills the first slots with drawn evening pictures (D-37); now and then the first one is a sample instead (PHOTO-23). */
export function hangPhotos(town: Town, draws: Draws, { member }: Person, count: number): void {
  member.photos = slotNos.map((slot) => {
    if (slot > count) return null
    if (slot === 1 && draws.chance(0.08)) return sampleSlot(draws.int(1, 5))
    return eveningPhotoName(town.ids, member.id, slot)
  })
}
