import { defaultPhotoPath, type PhotoSlot, samplePhotoPaths } from '../../../../../contract/rules/photo.ts'
import type { AccountDetail } from '../profile-values.ts'
import type { PhotoChoiceHandle } from './use-photo-choice.ts'

/** Stored photos by slot; '' for none. */
export type StoredPhotos = Readonly<Record<PhotoSlot, string>>

export const storedPhotos = ({ profile1, profile2, profile3 }: AccountDetail): StoredPhotos => ({
  1: profile1,
  2: profile2,
  3: profile3,
})

/** Address of the chosen sample; '' for none. */
function samplePhoto({ sample }: Pick<PhotoChoiceHandle, 'sample'>, apiBase: string): string {
  const path = samplePhotoPaths[sample - 1]
  return path === undefined ? '' : `${apiBase}${path}`
}

/** Picture of a slot: the new choice, for the first slot the chosen sample, the stored photo or the default. */
export function shownPhoto(
  slot: PhotoSlot,
  photos: Pick<PhotoChoiceHandle, 'chosen' | 'sample'>,
  stored: StoredPhotos,
  apiBase: string,
): string {
  const sample = slot === 1 ? samplePhoto(photos, apiBase) : ''
  return photos.chosen[slot] ?? (sample || stored[slot] || `${apiBase}${defaultPhotoPath}`)
}
