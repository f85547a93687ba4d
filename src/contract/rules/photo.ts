/** The three slots (PHOTO-28). */
export const photoSlots = [1, 2, 3] as const
export type PhotoSlot = (typeof photoSlots)[number]

/** Largest picture in bytes: 10 MB for photos and age documents (API-12, API-17). */
export const maxPhotoBytes = 10 * 1024 * 1024

/** Picture of every empty slot. The client recognises it by the end of its URL (PHOTO-26, IMP-06). */
export const defaultPhotoPath = '/images/fallback/default.png'

/** Whether an address is the default picture, which means an empty slot (PHOTO-26). */
export const isDefaultPhoto = (url: string): boolean => url === '' || url.endsWith(defaultPhotoPath)

/** Fallback for a photo that fails to load (IMP-08). */
export const socialFallbackPath = '/images/fallback/social.png'

/** Sample pictures 1 to 5 (IMP-07, ENUM-41). */
export const samplePhotoPaths = [1, 2, 3, 4, 5].map((no) => `/images/samples/0${no}.jpg`)
