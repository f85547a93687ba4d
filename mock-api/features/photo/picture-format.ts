import { sizeOfJpeg } from './jpeg-size.ts'
import type { PictureSize } from './picture-size.ts'
import { sizeOfPng } from './png-size.ts'
import { sizeOfWebp } from './webp-size.ts'

export interface PictureFormat {
  readonly type: 'image/jpeg' | 'image/png' | 'image/webp'
  readonly extension: 'jpg' | 'png' | 'webp'
}

/** Beyond this no camera goes; a header that says more is not meant to be shown. */
const longestSide = 20_000

const formats: readonly (PictureFormat & { sizeOf: (bytes: Uint8Array) => PictureSize | undefined })[] = [
  { type: 'image/jpeg', extension: 'jpg', sizeOf: sizeOfJpeg },
  { type: 'image/png', extension: 'png', sizeOf: sizeOfPng },
  { type: 'image/webp', extension: 'webp', sizeOf: sizeOfWebp },
]

/**
 * What kind of picture bytes are, by their content: their own header must name a format and a sane size (API-12).
 * Undefined for everything else, SVG and renamed files included.
 */
export function readPictureFormat(bytes: Uint8Array): PictureFormat | undefined {
  return formats.find(({ sizeOf }) => {
    const size = sizeOf(bytes)
    return size !== undefined && isSane(size.width) && isSane(size.height)
  })
}

function isSane(side: number): boolean {
  return side >= 1 && side <= longestSide
}
