import type { Member } from '../../world/records/member.ts'

/** The three slots of a member, numbered as on the wire (PHOTO-01). */
export type SlotNo = 1 | 2 | 3
export const slotNos: readonly SlotNo[] = [1, 2, 3]

/** What a slot shows: nothing of its own, one of the five samples, or a stored picture by its upload name. */
export type SlotContent =
  | { readonly kind: 'default' }
  | { readonly kind: 'sample'; readonly no: number }
  | { readonly kind: 'upload'; readonly name: string }

const samplePrefix = 'sample:'

/** How a slot stores sample picture 1 to 5 (PHOTO-23). */
export function sampleSlot(no: number): string {
  return `${samplePrefix}${no}`
}

/** What a member's slot shows. */
export function slotContent(member: Member, slot: SlotNo): SlotContent {
  const stored = member.photos[slot - 1] ?? null
  if (stored === null) return { kind: 'default' }
  if (stored.startsWith(samplePrefix))
    return { kind: 'sample', no: Number(stored.slice(samplePrefix.length)) }
  return { kind: 'upload', name: stored }
}

/** How many slots show a picture that is not the default (L-8, c2 to c4). */
export function photoCount(member: Member): number {
  return member.photos.filter((stored) => stored !== null).length
}
