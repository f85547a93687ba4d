import { JPG } from 'image-size/types/jpg'
import { PNG } from 'image-size/types/png'
import { WEBP } from 'image-size/types/webp'
import { headerOfJpeg } from './jpeg.ts'
import { headerOfPng } from './png.ts'
import { headerOfWebp } from './webp.ts'

export interface PictureFormat {
  readonly type: 'image/jpeg' | 'image/png' | 'image/webp'
  readonly extension: 'jpg' | 'png' | 'webp'
  readonly pixels: number
}

/** Maximum plausible side of a picture; larger headers are attacks or damage. */
const longestSide = 20_000

/**
 * `headerOf` returns the bytes in which image-size may look for the size. Undefined for a cut file or another format,
 * because image-size reads headers only and never notices a missing end.
 */
const formats = [
  { type: 'image/jpeg', extension: 'jpg', reader: JPG, headerOf: headerOfJpeg },
  { type: 'image/png', extension: 'png', reader: PNG, headerOf: headerOfPng },
  { type: 'image/webp', extension: 'webp', reader: WEBP, headerOf: headerOfWebp },
] as const

/**
 * Returns the format of picture bytes by their header, which must name a known format and a plausible size (API-12).
 * Undefined for everything else, including SVG and renamed files.
 */
export function readPictureFormat(bytes: Uint8Array): PictureFormat | undefined {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (const { type, extension, reader, headerOf } of formats) {
    try {
      const header = headerOf(file)
      if (!header || !reader.validate(header)) continue
      const { width, height } = reader.calculate(header)
      return isSane(width) && isSane(height) ? { type, extension, pixels: width * height } : undefined
    } catch {
      // A damaged header: image-size and Buffer throw when it points outside the bytes.
    }
  }
  return undefined
}

function isSane(side: number): boolean {
  return side >= 1 && side <= longestSide
}
