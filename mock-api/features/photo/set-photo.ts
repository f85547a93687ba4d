import type { Context } from '../../world/context.ts'
import type { Member } from '../../world/records/member.ts'
import type { World } from '../../world/world.ts'
import { slotNos, type SlotNo } from './photo-slot.ts'

/** A picture that lies in the vault under an unguessable name. */
export interface StoredPicture {
  readonly name: string
  /** Media type, image/png for instance. */
  readonly type: string
}

/** Puts new pictures into their slots; the other slots stay (API-12). */
export function setPhotos(
  world: World,
  me: Member,
  pictures: Readonly<Partial<Record<SlotNo, StoredPicture>>>,
  ctx: Context,
): Member {
  let member = me
  for (const slot of slotNos) {
    const picture = pictures[slot]
    if (!picture) continue
    const photos = withPhoto(world, member, slot, picture.name)
    member = world.members.update(me.id, { photos, updatedAt: ctx.now })
    if (!holdsUpload(world, me.id, picture.name)) {
      // In the order of the schema: read from a file again, the record has the same bytes (D-05).
      const { name, type } = picture
      world.uploads.insert({ name, memberId: me.id, type, createdAt: ctx.now })
    }
  }
  return member
}

/** Empties one slot, the others stay where they are (API-13, PHOTO-11). An empty slot changes nothing. */
export function removePhoto(world: World, me: Member, slot: SlotNo, ctx: Context): Member {
  if (me.photos[slot - 1] === null) return me
  return world.members.update(me.id, { photos: withPhoto(world, me, slot, null), updatedAt: ctx.now })
}

/**
 * A member's slots with one of them changed. The address of a picture that no slot shows any more dies with it: its
 * record goes, the file stays in the vault for a rewind (D-04).
 */
export function withPhoto(world: World, me: Member, slot: SlotNo, stored: string | null): (string | null)[] {
  const photos = me.photos.map((photo, place) => (place === slot - 1 ? stored : photo))
  const gone = me.photos[slot - 1] ?? null
  if (gone === null || photos.includes(gone)) return photos
  for (const upload of world.uploads.by('name', gone)) {
    if (upload.memberId === me.id) world.uploads.delete(upload.id)
  }
  return photos
}

function holdsUpload(world: World, memberId: number, name: string): boolean {
  return world.uploads.by('name', name).some((upload) => upload.memberId === memberId)
}
