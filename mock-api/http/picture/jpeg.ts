import { readOrientation, orientationBlock } from './exif.ts'

/** First byte of each marker, also a byte that fills up before one. */
const markerStart = 0xff
/** Second bytes of markers. */
const [startOfImage, endOfImage, startOfScan, comment, temporary] = [0xd8, 0xd9, 0xda, 0xfe, 0x01]
const [firstRestart, lastRestart] = [0xd0, 0xd7]
/** Second byte after a 0xff that is no marker but compressed data. */
const stuffed = 0
/** Segments of applications, APP0 to APP15, of which some are known by a name at their start. */
const [app0, app1, app2, app14, app15] = [0xe0, 0xe1, 0xe2, 0xee, 0xef]
const exif = 'Exif\0\0'
const [jfif, icc, adobe] = ['JFIF\0', 'ICC_PROFILE\0', 'Adobe']
/** Bytes of a marker, and of the length of its segment, which counts itself. Place of the content in a segment. */
const [markerLength, ownLength, contentAt] = [2, 2, 4]
/** Length of the fixed part of a JFIF header. The size of its preview ends that part. */
const jfifLength = 16

const markerOf = (second: number) => Buffer.of(markerStart, second)

/** A marker with its segment, or the compressed data of a scan, with its place in the file. */
interface Part {
  /** Second byte of the marker; `stuffed` for compressed data. */
  readonly marker: number
  readonly from: number
  readonly to: number
}

/** Yields what follows the start of an image: up to the end of the image, or to bytes that are no JPEG or are cut. */
function* partsOf(file: Buffer): Generator<Part> {
  for (let from = markerLength; file[from] === markerStart;) {
    const marker = file[from + 1]
    if (marker === undefined || marker === stuffed) return
    if (marker === markerStart) from += 1
    else {
      const to = endOfPart(file, marker, from)
      if (to === undefined) return
      yield { marker, from, to }
      if (marker === endOfImage) return
      from = to
      if (marker === startOfScan) {
        from = endOfScan(file, to)
        yield { marker: stuffed, from: to, to: from }
      }
    }
  }
}

/** Returns the end of a marker with its segment; undefined when the file ends before it. */
function endOfPart(file: Buffer, marker: number, from: number): number | undefined {
  const afterMarker = from + markerLength
  if (marker === endOfImage || standsAlone(marker)) return afterMarker
  if (afterMarker + ownLength > file.length) return undefined
  const length = file.readUInt16BE(afterMarker)
  return length < ownLength || afterMarker + length > file.length ? undefined : afterMarker + length
}

/** Returns a JPEG with only its colours and orientation as metadata; undefined for an incomplete JPEG. */
export function stripJpeg(file: Buffer): Buffer | undefined {
  const left = [file.subarray(0, markerLength)]
  for (const { marker, from, to } of partsOf(file)) {
    left.push(...withoutMetadata(marker, file.subarray(from, to)))
    // Cameras append previews and other data with their own metadata.
    if (marker === endOfImage) return Buffer.concat(left)
  }
  return undefined
}

/** Returns all segments up to the first scan, if the image is complete. Cameras may append their own data. */
export function headerOfJpeg(file: Buffer): Buffer | undefined {
  if (!file.subarray(0, markerLength).equals(markerOf(startOfImage))) return undefined
  for (const { marker, from, to } of partsOf(file))
    if (marker === startOfScan) return file.includes(markerOf(endOfImage), to) ? file.subarray(0, from) : undefined
  return undefined
}

/** Returns what stays of a part. Of the APPn segments, only those that decoding needs stay. */
function withoutMetadata(marker: number, whole: Buffer): Buffer[] {
  const begins = (name: string) => whole.toString('latin1', contentAt, contentAt + name.length) === name
  if (marker === app0) return begins(jfif) && whole.length >= markerLength + jfifLength ? [withoutThumbnail(whole)] : []
  if (marker === app1) return begins(exif) ? exifSegment(whole.subarray(contentAt + exif.length)) : []
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
  return [markerOf(app1), Buffer.of(0, body.length + ownLength), body]
}

/** Returns the end of a scan's compressed data: the first marker that is neither a stuffed byte nor a restart. */
function endOfScan(file: Buffer, start: number): number {
  for (let at = file.indexOf(markerStart, start); at >= 0; at = file.indexOf(markerStart, at)) {
    const next = file[at + 1]
    if (next === stuffed || isRestart(next)) at += 2
    else if (next === markerStart) at += 1
    else return at
  }
  return file.length
}

/** Whether a marker has no segment: a restart, or one for temporary use. */
const standsAlone = (marker: number): boolean => marker === temporary || isRestart(marker)

const isRestart = (marker: number | undefined): boolean =>
  marker !== undefined && marker >= firstRestart && marker <= lastRestart
