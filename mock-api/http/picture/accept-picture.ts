import { Refusal } from '../../world/refusal.ts'
import { stripJpeg } from './jpeg.ts'
import { readPictureFormat, type PictureFormat } from './picture-format.ts'
import { stripPng } from './png.ts'
import { stripWebp } from './webp.ts'

/** More pixels than any phone takes; a viewer decodes four bytes per pixel (D-95). */
const mostPixels = 40_000_000

const notAccepted = '10MB以下のJPEG・PNG・WebP画像を選んでください'
const tooManyPixels = '4,000万画素以下の画像を選んでください'

const strips = { jpg: stripJpeg, png: stripPng, webp: stripWebp } as const

export interface AcceptedPicture extends PictureFormat {
  /** The picture to store, without the place and device of its capture (D-95). */
  readonly bytes: Uint8Array
}

/**
 * Returns a picture to store. Refuses too large ones and all content except JPEG, PNG and WebP (API-12, API-17,
 * PHOTO-29).
 * @param field wire name of the field that sent it, for the refusal
 */
export function acceptPicture(sent: Uint8Array, field: string, maxBytes: number): AcceptedPicture {
  const format = sent.length > maxBytes ? undefined : readPictureFormat(sent)
  const file = Buffer.from(sent.buffer, sent.byteOffset, sent.byteLength)
  const bytes = format && strips[format.extension](file)
  if (!format || !bytes) throw new Refusal('invalid', { fields: { [field]: [notAccepted] } })
  if (format.pixels > mostPixels) throw new Refusal('invalid', { fields: { [field]: [tooManyPixels] } })
  return { ...format, bytes }
}
