import { JPG } from 'image-size/types/jpg'
import { PNG } from 'image-size/types/png'
import { WEBP } from 'image-size/types/webp'

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

/** Returns all segments up to the first scan, if the image is complete. Cameras may append their own data. */
function headerOfJpeg(file: Buffer): Buffer | undefined {
  if (file.readUInt16BE(0) !== 0xffd8) return undefined
  let at = 2
  for (let marker = file.readUInt16BE(at); marker !== 0xffda; marker = file.readUInt16BE(at)) {
    const length = file.readUInt16BE(at + 2)
    if (marker <= 0xff00 || length < 2) return undefined
    // A marker may be preceded by any number of fill bytes.
    at += marker === 0xffff ? 1 : 2 + length
  }
  return file.includes('ffd9', at + 2 + file.readUInt16BE(at + 2), 'hex') ? file.subarray(0, at) : undefined
}

const pngStart = '\x89PNG\r\n\x1a\n\0\0\0\rIHDR'
/** The last chunk: empty, with its name and checksum. */
const pngEnd = '\0\0\0\0IEND\xae\x42\x60\x82'

function headerOfPng(file: Buffer): Buffer | undefined {
  const isWhole = file.includes('IDAT') && file.includes(pngEnd, 0, 'latin1')
  return isWhole && file.indexOf(pngStart, 0, 'latin1') === 0 ? file : undefined
}

/** The header holds the size of the RIFF file; 30 bytes contain the picture's size in all three kinds. */
function headerOfWebp(file: Buffer): Buffer | undefined {
  return file.length >= Math.max(30, file.readUInt32LE(4) + 8) ? file : undefined
}

/** EXIF orientation, 1 (upright) to 8. */
type Orientation = number

const tag = 0x0112
/** TIFF type of two bytes. */
const short = 3

/** Returns the orientation in an EXIF block (its TIFF part); 1 when there is none. */
export function readOrientation(tiff: Buffer): Orientation {
  const little = tiff.toString('latin1', 0, 2) === 'II'
  const at16 = (at: number) => (little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  try {
    const directory = little ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
    for (let entry = 0; entry < at16(directory); entry += 1) {
      const at = directory + 2 + entry * 12
      if (at16(at) !== tag) continue
      const value = at16(at + 8)
      return value >= 1 && value <= 8 ? value : 1
    }
  } catch {
    // An offset outside the bytes.
  }
  return 1
}

/** Returns an EXIF block (TIFF) with the orientation only. */
export function orientationBlock(orientation: Orientation): Buffer {
  const tiff = Buffer.alloc(26)
  tiff.write('MM\0*', 'latin1')
  tiff.writeUInt32BE(8, 4)
  tiff.writeUInt16BE(1, 8)
  tiff.writeUInt16BE(tag, 10)
  tiff.writeUInt16BE(short, 12)
  tiff.writeUInt32BE(1, 14)
  tiff.writeUInt16BE(orientation, 18)
  return tiff
}
