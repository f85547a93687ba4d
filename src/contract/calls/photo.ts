import * as z from 'zod/mini'
import { photoSlots } from '../rules/photo.ts'
import { defineEndpoint } from '../wire/endpoint.ts'
import * as wire from '../wire/fields.ts'
import * as request from '../wire/request-fields.ts'

/** Wire names of the slots: `profile1` to `profile3`. */
const slotNames = photoSlots.map((slot) => `profile${slot}` as const)

/** Full URLs of all three slots. */
export const slotUrls = wire.fieldsOf(slotNames, () => z.string())

const photoSlotsResponse = z.strictObject({ success: z.literal(true), ...slotUrls })

/** Changes the given slots only. JPEG, PNG and WebP are recognised by their bytes. */
export const uploadPhotosEndpoint = defineEndpoint('API-12', 'POST /api/user/profile_img', {
  summary: 'Upload photos',
  sendsPictures: true,
  access: 'login',
  place: 'multipart',
  request: z.object(wire.fieldsOf(slotNames, () => request.optional(z.file('画像ファイルを選択してください。')))),
  response: photoSlotsResponse,
})

/** Empties one slot without moving the others. A DELETE with a JSON body (C-8). */
export const deletePhotoEndpoint = defineEndpoint('API-13', 'DELETE /api/user/profile_img', {
  summary: 'Delete a photo',
  access: 'login',
  place: 'json',
  request: z.object({ profile_img_no: request.numberOf(photoSlots) }),
  response: photoSlotsResponse,
})
