import type { Ids } from '../context.ts'
import type { Member } from '../world/records/member.ts'
import type { World } from '../world/world.ts'

const pattern = /^evening-(\d{1,9})-([123])-[\w-]{22}\.png$/

/**
 * Name of a seeded member's picture in a slot 1 to 3 (D-37). It is an upload name like any other, unguessable, but the
 * picture is drawn from the name when it is asked for: a town of 10,000 needs no 20,000 files.
 */
export function eveningPhotoName(ids: Ids, memberId: number, slot: 1 | 2 | 3): string {
  return `evening-${memberId}-${slot}-${ids.token('evening', memberId, slot)}.png`
}

/** The member who shows this drawn picture, or undefined: a removed or foreign name has no picture. */
export function findEveningPhotoOwner(world: World, name: string): Member | undefined {
  const owner = world.members.find(Number(pattern.exec(name)?.[1] ?? 0))
  return owner?.photos.includes(name) ? owner : undefined
}
