import { type PhotoSlot, photoSlots } from '../../../src/contract/rules/photo.ts'
import type { Context } from '../../world/context.ts'
import type { Member } from '../../world/records/member.ts'
import type { World } from '../../world/world.ts'

/** Content of a slot: empty, one of the five samples, or a stored picture by its upload name. */
type SlotContent =
  | { readonly kind: 'default' }
  | { readonly kind: 'sample'; readonly no: number }
  | { readonly kind: 'upload'; readonly name: string }

const samplePrefix = 'sample:'

/** Stored value of a slot with sample picture 1 to 5 (PHOTO-23). */
export function sampleSlot(no: number): string {
  return `${samplePrefix}${no}`
}

export function slotContent(member: Member, slot: PhotoSlot): SlotContent {
  const stored = member.photos[slot - 1] ?? null
  if (stored === null) return { kind: 'default' }
  if (stored.startsWith(samplePrefix)) return { kind: 'sample', no: Number(stored.slice(samplePrefix.length)) }
  return { kind: 'upload', name: stored }
}

/** Number of slots with a picture other than the default (L-8, c2 to c4). */
export function photoCount(member: Member): number {
  return member.photos.filter((stored) => stored !== null).length
}

/** A picture in the vault under an unguessable name. */
export interface StoredPicture {
  readonly name: string
  /** Media type, for example image/png. */
  readonly type: string
}

/** Puts new pictures into their slots and keeps the other slots (API-12). */
export function setPhotos(
  world: World,
  me: Member,
  pictures: Readonly<Partial<Record<PhotoSlot, StoredPicture>>>,
  ctx: Context,
): Member {
  let member = me
  for (const slot of photoSlots) {
    const picture = pictures[slot]
    if (!picture) continue
    const photos = withPhoto(world, member, slot, picture.name)
    member = world.members.update(me.id, { photos, updatedAt: ctx.now })
    if (!holdsUpload(world, me.id, picture.name)) {
      // Keys in the order of the schema, so that the record has the same bytes when read again (D-05).
      const { name, type } = picture
      world.uploads.insert({ name, memberId: me.id, type, createdAt: ctx.now })
    }
  }
  return member
}

/** Empties one slot and keeps the others in place (API-13, PHOTO-11). An empty slot changes nothing. */
export function removePhoto(world: World, me: Member, slot: PhotoSlot, ctx: Context): Member {
  if (me.photos[slot - 1] === null) return me
  return world.members.update(me.id, { photos: withPhoto(world, me, slot, null), updatedAt: ctx.now })
}

/**
 * Returns a member's slots with one changed. When no slot shows the old picture any more, its record and address go.
 * The file stays in the vault for a rewind (D-04).
 */
export function withPhoto(world: World, me: Member, slot: PhotoSlot, stored: string | null): (string | null)[] {
  const photos = me.photos.map((photo, index) => (index === slot - 1 ? stored : photo))
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
