import { readOrientation, orientationBlock } from './exif.ts'

/** Second bytes of markers; the first is 0xff. */
const [endOfImage, startOfScan, comment] = [0xd9, 0xda, 0xfe]
const [firstRestart, lastRestart] = [0xd0, 0xd7]
/** Segments of applications, APP0 to APP15, of which some are known by a name at their start. */
const [app0, app1, app2, app14, app15] = [0xe0, 0xe1, 0xe2, 0xee, 0xef]
const exif = 'Exif\0\0'
const [jfif, icc, adobe] = ['JFIF\0', 'ICC_PROFILE\0', 'Adobe']
/** Bytes of a marker, and of the fixed part of a JFIF header after it. The size of its preview ends that part. */
const [markerLength, jfifLength] = [2, 16]

/** Returns a JPEG with only its colours and orientation as metadata; undefined for an incomplete JPEG. */
export function stripJpeg(file: Buffer): Buffer | undefined {
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
  if (marker === app0) return begins(jfif) && whole.length >= markerLength + jfifLength ? [withoutThumbnail(whole)] : []
  if (marker === app1) return begins(exif) ? exifSegment(whole.subarray(4 + exif.length)) : []
  if (marker === app2) return begins(icc) ? [whole] : []
  if (marker === app14) return begins(adobe) ? [whole] : []
  return marker === comment || (marker >= app0 && marker <= app15) ? [] : [whole]
}

/** Returns the fixed part of a JFIF header, with an empty preview. */
function withoutThumbnail(whole: Buffer): Buffer {
  const short = Buffer.from(whole.subarray(0, markerLength + jfifLength))
  short.writeUInt16BE(jfifLength, markerLength)
  short.writeUInt16BE(0, short.length - 2)
  return short
}

function exifSegment(tiff: Buffer): Buffer[] {
  const orientation = readOrientation(tiff)
  if (orientation === 1) return []
  const body = Buffer.concat([Buffer.from(exif, 'latin1'), orientationBlock(orientation)])
  const head = Buffer.from([0xff, app1, 0, body.length + 2])
  return [head, body]
}

/** Returns the end of a scan's compressed data: the first marker that is neither a stuffed byte nor a restart. */
function endOfScan(file: Buffer, start: number): number {
  for (let at = file.indexOf(0xff, start); at >= 0; at = file.indexOf(0xff, at)) {
    const next = file[at + 1]
    if (next === 0 || isRestart(next)) at += 2
    else if (next === 0xff) at += 1
    else return at
  }
  return file.length
}

/** Whether a marker has no segment: a restart, or one for temporary use. */
const standsAlone = (marker: number): boolean => marker === 0x01 || isRestart(marker)

const isRestart = (marker: number | undefined): boolean =>
  marker !== undefined && marker >= firstRestart && marker <= lastRestart

/** Returns all segments up to the first scan, if the image is complete. Cameras may append their own data. */
export function headerOfJpeg(file: Buffer): Buffer | undefined {
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
