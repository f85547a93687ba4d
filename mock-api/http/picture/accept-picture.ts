import { Refusal } from '../../world/refusal.ts'
import { readPictureFormat, type PictureFormat } from './picture-format.ts'
import { stripJpeg } from './strip-jpeg.ts'
import { stripPng } from './strip-png.ts'
import { stripWebp } from './strip-webp.ts'

/** D-95: more pixels than any phone takes. A viewer decodes four bytes per pixel. */
const mostPixels = 40_000_000

const notAccepted = '10MB以下のJPEG・PNG・WebP画像を選んでください'
const tooManyPixels = '4,000万画素以下の画像を選んでください'

const strips = { jpg: stripJpeg, png: stripPng, webp: stripWebp } as const

export interface AcceptedPicture extends PictureFormat {
  /** The picture as it may be stored: where and by what it was taken is not in it (D-95). */
  readonly bytes: Uint8Array
}

/**
 * A picture that may be stored; refuses too large ones and everything that is no JPEG, PNG or WebP by its content
 * (API-12, API-17, PHOTO-29).
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
