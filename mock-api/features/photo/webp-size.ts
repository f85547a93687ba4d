import type { PictureSize } from './picture-size.ts'

/** Size of a WebP file (lossy, lossless or extended), or undefined when the bytes are none or cut short. */
export function sizeOfWebp(bytes: Uint8Array): PictureSize | undefined {
  if (bytes.length < 30 || textAt(bytes, 0) !== 'RIFF' || textAt(bytes, 8) !== 'WEBP') return undefined
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (view.getUint32(4, true) + 8 > bytes.length) return undefined
  switch (textAt(bytes, 12)) {
    case 'VP8 ':
      return sizeOfLossy(bytes, view)
    case 'VP8L':
      return sizeOfLossless(bytes, view)
    case 'VP8X':
      return { width: uint24(bytes, 24) + 1, height: uint24(bytes, 27) + 1 }
    default:
      return undefined
  }
}

/** A key frame begins with its start code, then two numbers of 14 bits. */
function sizeOfLossy(bytes: Uint8Array, view: DataView): PictureSize | undefined {
  if (bytes[23] !== 0x9d || bytes[24] !== 0x01 || bytes[25] !== 0x2a) return undefined
  return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
}

/** One byte of signature, then width and height less one in 14 bits each. */
function sizeOfLossless(bytes: Uint8Array, view: DataView): PictureSize | undefined {
  if (bytes[20] !== 0x2f) return undefined
  const bits = view.getUint32(21, true)
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
}

function textAt(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + 4))
}

function uint24(bytes: Uint8Array, at: number): number {
  return (bytes[at] as number) | ((bytes[at + 1] as number) << 8) | ((bytes[at + 2] as number) << 16)
}
