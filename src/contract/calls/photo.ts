import * as z from 'zod/mini'
import { defineEndpoint } from '../wire/endpoint.ts'
import * as wire from '../wire/wire.ts'

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

const slotNames = ['profile1', 'profile2', 'profile3'] as const
/** Full URLs of all three slots. */
export const slotUrls = wire.fieldsOf(slotNames, () => z.string())
const photoSlotsResponse = z.strictObject({ success: z.literal(true), ...slotUrls })

/** Changes the given slots only. JPEG, PNG and WebP are recognised by their bytes. */
export const uploadPhotosEndpoint = defineEndpoint('API-12', 'POST /api/user/profile_img', {
  summary: 'Upload photos',
  sendsPictures: true,
  access: 'login',
  place: 'multipart',
  request: z.object(wire.fieldsOf(slotNames, () => wire.requestOptional(z.file('画像ファイルを選択してください。')))),
  response: photoSlotsResponse,
})

/** Empties one slot without moving the others. A DELETE with a JSON body (C-8). */
export const deletePhotoEndpoint = defineEndpoint('API-13', 'DELETE /api/user/profile_img', {
  summary: 'Delete a photo',
  access: 'login',
  place: 'json',
  request: z.object({ profile_img_no: wire.numberOf(photoSlots) }),
  response: photoSlotsResponse,
})
