import type { PictureSize } from './picture-size.ts'

const markerStart = 0xff
const startOfImage = 0xd8
const endOfImage = 0xd9
const startOfScan = 0xda

/** Size of a JPEG file, or undefined when the bytes are none: a frame header, then a scan, ended somewhere behind it. */
export function sizeOfJpeg(bytes: Uint8Array): PictureSize | undefined {
  if (bytes[0] !== markerStart || bytes[1] !== startOfImage) return undefined
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let size: PictureSize | undefined
  for (let at = 2; at + 4 <= bytes.length;) {
    if (bytes[at] !== markerStart) return undefined
    const marker = bytes[at + 1] as number
    if (marker === markerStart) {
      at += 1
      continue
    }
    const length = view.getUint16(at + 2)
    if (marker === endOfImage || length < 2 || at + 2 + length > bytes.length) return undefined
    if (isFrameHeader(marker) && length >= 8) {
      size = { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    }
    if (marker === startOfScan) return hasEnd(bytes, at + 2 + length) ? size : undefined
    at += 2 + length
  }
  return undefined
}

/** SOF0 to SOF15 without the tables and extensions that lie between them. */
function isFrameHeader(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc
}

/** Cameras may append data of their own behind the end. */
function hasEnd(bytes: Uint8Array, from: number): boolean {
  for (let at = bytes.length - 2; at >= from; at -= 1) {
    if (bytes[at] === markerStart && bytes[at + 1] === endOfImage) return true
  }
  return false
}
