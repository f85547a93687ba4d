import type { PictureSize } from './picture-size.ts'

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const headerChunk = 'IHDR'
const endChunk = 'IEND'
const dataChunk = 'IDAT'
/** Length, type and checksum of a chunk. */
const frameBytes = 12

/** Size of a PNG file, or undefined when the bytes are none: header first, data somewhere, ended by its end chunk. */
export function sizeOfPng(bytes: Uint8Array): PictureSize | undefined {
  if (signature.some((byte, at) => bytes[at] !== byte)) return undefined
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let size: PictureSize | undefined
  let hasData = false
  for (let at = signature.length; at + frameBytes <= bytes.length;) {
    const length = view.getUint32(at)
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8))
    if (at + frameBytes + length > bytes.length) return undefined
    if (size === undefined && (type !== headerChunk || length !== 13)) return undefined
    size ??= { width: view.getUint32(at + 8), height: view.getUint32(at + 12) }
    hasData ||= type === dataChunk && length > 0
    if (type === endChunk) return hasData ? size : undefined
    at += frameBytes + length
  }
  return undefined
}
