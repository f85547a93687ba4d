import { orientationBlock, readOrientation } from './orientation.ts'

const [startOfScan, endOfImage, comment] = [0xda, 0xd9, 0xfe]
const exif = 'Exif\0\0'
const [jfif, icc, adobe] = ['JFIF\0', 'ICC_PROFILE\0', 'Adobe']

/** A JPEG without metadata but for its colours and orientation; undefined for what is no whole JPEG. */
export function stripJpeg(file: Buffer): Buffer | undefined {
  const parts: Buffer[] = [file.subarray(0, 2)]
  for (let at = 2; file[at] === 0xff;) {
    const marker = file[at + 1] as number
    if (marker === 0xff) at += 1
    else if (marker === endOfImage) {
      // Cameras append previews and the like, with metadata of their own.
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

/** The fixed part of a JFIF header, with a preview of no size. */
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

/** Where the compressed data of a scan ends: at the first marker that is neither a stuffed byte nor a restart. */
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
