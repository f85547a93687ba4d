import { defaultPhotoPath } from '../../../../contract/calls/photo.ts'

/**
 * The photos to show, at most three: the first always, the second and third unless they are the default placeholder
 * (PROF-03 to PROF-05); the client knows it by how the address ends (PHOTO-26).
 */
export function photoSlides(profile: { profile1: string; profile2: string; profile3: string }): string[] {
  const own = (url: string) => url !== '' && !url.endsWith(defaultPhotoPath)
  return [profile.profile1, ...[profile.profile2, profile.profile3].filter(own)]
}
