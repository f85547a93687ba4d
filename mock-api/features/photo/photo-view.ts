import { defaultPhotoPath, type PhotoSlot, samplePhotoPaths } from '../../../src/contract/rules/photo.ts'
import type { Member } from '../../world/records/member.ts'
import { slotContent } from './photo.ts'

/** Path of stored pictures (IMP-05). */
const uploadsPath = '/uploads/'

/**
 * Returns the full address of a member's photo; the default photo for an empty slot (API-10, PHOTO-26). `origin` is the
 * API origin as the client reached it (`call.apiOrigin`), which serves the pictures.
 */
export function photoUrl(member: Member, origin: string, slot: PhotoSlot = 1): string {
  const content = slotContent(member, slot)
  if (content.kind === 'upload') return `${origin}${uploadsPath}${content.name}`
  const sample = content.kind === 'sample' ? samplePhotoPaths[content.no - 1] : undefined
  return `${origin}${sample ?? defaultPhotoPath}`
}

export function photoUrls(member: Member, origin: string) {
  return {
    profile1: photoUrl(member, origin, 1),
    profile2: photoUrl(member, origin, 2),
    profile3: photoUrl(member, origin, 3),
  }
}
