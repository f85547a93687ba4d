import { Refusal } from '../world/refusal.ts'
import { readPictureFormat, type PictureFormat } from './picture-format.ts'

const notAccepted = '10MB以下のJPEG・PNG・WebP画像を選んでください'

/**
 * The format of a picture that may be stored; refuses too large ones and everything that is no JPEG, PNG or WebP by its
 * content (API-12, API-17, PHOTO-29).
 * @param field wire name of the field that sent it, for the refusal
 */
export function acceptPicture(bytes: Uint8Array, field: string, maxBytes: number): PictureFormat {
  const format = bytes.length > maxBytes ? undefined : readPictureFormat(bytes)
  if (!format) throw new Refusal('invalid', { fields: { [field]: [notAccepted] } })
  return format
}
