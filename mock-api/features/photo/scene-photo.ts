import type { Ids } from '../../world/context.ts'
import type { World } from '../../world/world.ts'
import type { SlotNo } from './photo-slot.ts'

/** Older worlds hold such names with `evening` for the motif and `.png` at the end. */
const pattern = /^([a-z]+)-(\d{1,9})-[123]-[\w-]{22}\.(?:svg|png)$/

/**
 * Name of a seeded member's picture in a slot 1 to 3 (D-37). It is an upload name like any other, unguessable, but the
 * picture is drawn from the name when it is asked for: a town of 10,000 needs no 20,000 files.
 */
export function scenePhotoName(ids: Ids, memberId: number, slot: SlotNo, motif: string): string {
  return `${motif}-${memberId}-${slot}-${ids.token('scene', memberId, slot)}.svg`
}

/** What a seeded member's picture shows. */
export interface ScenePhoto {
  readonly memberId: number
  readonly motif: string
}

/** What this name draws, or undefined: a name that its member does not show (any more) has no picture. */
export function readScenePhoto(world: World, name: string): ScenePhoto | undefined {
  const [, motif, memberId] = pattern.exec(name) ?? []
  const owner = world.members.find(Number(memberId))
  if (motif === undefined || !owner?.photos.includes(name)) return undefined
  return { memberId: owner.id, motif }
}
