import { crc32 } from 'node:zlib'
import { Refusal } from '../../world/refusal.ts'
import { readPictureFormat, type PictureFormat, orientationBlock, readOrientation } from './picture-format.ts'

const headLength = 12
const webpChunks = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP'])
/** Flags of VP8X for the metadata that follow. */
const [exifFlag, xmpFlag] = [0x08, 0x04]

/** Returns a WebP with only its colours and orientation as metadata; undefined for an incomplete WebP. */
function stripWebp(file: Buffer): Buffer | undefined {
  const whole = headLength - 4 + file.readUInt32LE(4)
  const parts: Buffer[] = []
  let orientation = 1
  for (let at = headLength; at + 8 <= whole;) {
    const size = file.readUInt32LE(at + 4)
    const end = at + 8 + size
    if (end > file.length) return undefined
    const type = file.toString('latin1', at, at + 4)
    if (webpChunks.has(type)) parts.push(webpChunk(type, file.subarray(at + 8, end)))
    else if (type === 'EXIF') orientation = readOrientation(withoutPrefix(file.subarray(at + 8, end)))
    // Chunks begin at even offsets.
    at = end + (size % 2)
  }
  const extended = parts[0]
  // A size in the header that ends before the first chunk.
  if (!extended) return undefined
  if (extended.toString('latin1', 0, 4) === 'VP8X' && extended.length > 8) {
    const flags = (extended[8] as number) & ~(exifFlag | xmpFlag)
    extended[8] = orientation === 1 ? flags : flags | exifFlag
    if (orientation !== 1) parts.push(webpChunk('EXIF', orientationBlock(orientation)))
  }
  const body = Buffer.concat(parts)
  const head = Buffer.from(file.subarray(0, headLength))
  head.writeUInt32LE(body.length + 4, 4)
  return Buffer.concat([head, body])
}

function webpChunk(type: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.write(type, 'latin1')
  head.writeUInt32LE(data.length, 4)
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)])
}

/** Some writers begin the block as in a JPEG. */
function withoutPrefix(block: Buffer): Buffer {
  return block.toString('latin1', 0, 4) === 'Exif' ? block.subarray(6) : block
}

const signatureLength = 8
/** Chunks to keep: pixels, colours, density, animation. Texts, times and all others are removed. */
const pngChunks = new Set([
  ...['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'bKGD', 'hIST', 'sPLT', 'pHYs', 'acTL', 'fcTL', 'fdAT'],
  ...['cHRM', 'gAMA', 'iCCP', 'sBIT', 'sRGB', 'cICP', 'mDCV', 'cLLI'],
])

/** Returns a PNG with only its colours and orientation as metadata; undefined for an incomplete PNG. */
function stripPng(file: Buffer): Buffer | undefined {
  const parts: Buffer[] = [file.subarray(0, signatureLength)]
  for (let at = signatureLength; at + 12 <= file.length;) {
    const end = at + 12 + file.readUInt32BE(at)
    if (end > file.length) return undefined
    const type = file.toString('latin1', at + 4, at + 8)
    if (pngChunks.has(type)) parts.push(file.subarray(at, end))
    if (type === 'eXIf') parts.push(...exifChunk(file.subarray(at + 8, end - 4)))
    if (type === 'IEND') return Buffer.concat(parts)
    at = end
  }
  return undefined
}

function exifChunk(tiff: Buffer): Buffer[] {
  const orientation = readOrientation(tiff)
  if (orientation === 1) return []
  const body = Buffer.concat([Buffer.from('eXIf', 'latin1'), orientationBlock(orientation)])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(body.length - 4)
  sum.writeUInt32BE(crc32(body))
  return [length, body, sum]
}

const [startOfScan, endOfImage, comment] = [0xda, 0xd9, 0xfe]
const exif = 'Exif\0\0'
const [jfif, icc, adobe] = ['JFIF\0', 'ICC_PROFILE\0', 'Adobe']

/** Returns a JPEG with only its colours and orientation as metadata; undefined for an incomplete JPEG. */
function stripJpeg(file: Buffer): Buffer | undefined {
  const parts: Buffer[] = [file.subarray(0, 2)]
  for (let at = 2; file[at] === 0xff;) {
    const marker = file[at + 1] as number
    if (marker === 0xff) at += 1
    else if (marker === endOfImage) {
      // Cameras append previews and other data with their own metadata.
      parts.push(file.subarray(at, at + 2))
      return Buffer.concat(parts)
    } else if (standsAlone(marker)) {
      parts.push(file.subarray(at, at + 2))
      at += 2
    } else {
      const end = at + 4 > file.length ? Infinity : at + 2 + file.readUInt16BE(at + 2)
      if (end > file.length || end < at + 4) return undefined
      parts.push(...segment(marker, file.subarray(at, end)))
      at = marker === startOfScan ? endOfScan(file, end) : end
      if (marker === startOfScan) parts.push(file.subarray(end, at))
    }
  }
  return undefined
}

/** Returns the part of a segment to keep. Of the APPn segments, only those that decoding needs stay. */
function segment(marker: number, whole: Buffer): Buffer[] {
  const begins = (name: string) => whole.toString('latin1', 4, 4 + name.length) === name
  if (marker === 0xe0) return begins(jfif) && whole.length >= 18 ? [withoutThumbnail(whole)] : []
  if (marker === 0xe1) return begins(exif) ? exifSegment(whole.subarray(4 + exif.length)) : []
  if (marker === 0xe2) return begins(icc) ? [whole] : []
  if (marker === 0xee) return begins(adobe) ? [whole] : []
  return marker === comment || (marker >= 0xe0 && marker <= 0xef) ? [] : [whole]
}

/** Returns the fixed part of a JFIF header, with an empty preview. */
function withoutThumbnail(whole: Buffer): Buffer {
  const short = Buffer.from(whole.subarray(0, 18))
  short.writeUInt16BE(16, 2)
  short.writeUInt16BE(0, 16)
  return short
}

function exifSegment(tiff: Buffer): Buffer[] {
  const orientation = readOrientation(tiff)
  if (orientation === 1) return []
  const body = Buffer.concat([Buffer.from(exif, 'latin1'), orientationBlock(orientation)])
  const head = Buffer.from([0xff, 0xe1, 0, body.length + 2])
  return [head, body]
}

/** Returns the end of a scan's compressed data: the first marker that is neither a stuffed byte nor a restart. */
function endOfScan(file: Buffer, start: number): number {
  for (let at = file.indexOf(0xff, start); at >= 0; at = file.indexOf(0xff, at)) {
    const next = file[at + 1]
    if (next === 0 || (next !== undefined && next >= 0xd0 && next <= 0xd7)) at += 2
    else if (next === 0xff) at += 1
    else return at
  }
  return file.length
}

function standsAlone(marker: number): boolean {
  return marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)
}

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
