import type { Ids } from '../../world/context.ts'
import type { World } from '../../world/world.ts'
import type { SlotNo } from './photo-slot.ts'

const pattern = /^evening-(\d{1,9})-([123])-[\w-]{22}\.png$/

/** Which picture a drawn photo is: the evening of a member, in one of three views. */
export interface EveningPhoto {
  readonly memberId: number
  readonly slot: SlotNo
}

/**
 * Name of a seeded member's picture in a slot 1 to 3 (D-37). It is an upload name like any other, unguessable, but the
 * picture is drawn from the name when it is asked for: a town of 10,000 needs no 20,000 files.
 */
export function eveningPhotoName(ids: Ids, memberId: number, slot: SlotNo): string {
  return `evening-${memberId}-${slot}-${ids.token('evening', memberId, slot)}.png`
}

/** What this name draws, or undefined: a name that its member does not show (any more) has no picture. */
export function readEveningPhoto(world: World, name: string): EveningPhoto | undefined {
  const [, memberId, slot] = pattern.exec(name) ?? []
  const owner = world.members.find(Number(memberId))
  if (!owner?.photos.includes(name)) return undefined
  return { memberId: owner.id, slot: Number(slot) as SlotNo }
}
