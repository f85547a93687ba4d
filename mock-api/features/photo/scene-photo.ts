import type { PhotoSlot } from '../../../src/contract/rules/photo.ts'
import type { Ids } from '../../world/context.ts'
import type { World } from '../../world/world.ts'

/** In older worlds the motif is `evening` and the extension `.png`. */
const pattern = /^([a-z]+)-(\d{1,9})-[123]-[\w-]{22}\.(?:svg|png)$/

/**
 * Returns the name of a seeded member's picture in a slot 1 to 3 (D-37). The name is unguessable like any upload name.
 * The picture is drawn from it on request, because a town of 10,000 would need 20,000 files.
 */
export function scenePhotoName(ids: Ids, memberId: number, slot: PhotoSlot, motif: string): string {
  return `${motif}-${memberId}-${slot}-${ids.token('scene', memberId, slot)}.svg`
}

/** Returns the picture behind this name. Undefined for a name that its member does not show. */
export function readScenePhoto(world: World, name: string) {
  const [, motif, memberId] = pattern.exec(name) ?? []
  const owner = world.members.find(Number(memberId))
  if (motif === undefined || !owner?.photos.includes(name)) return undefined
  return { memberId: owner.id, motif }
}
