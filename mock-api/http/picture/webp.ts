import { readOrientation, orientationBlock } from './exif.ts'

/** Bytes of the head of the file (`RIFF`, the size of the rest, `WEBP`), and of a chunk: type and size. */
const [headLength, chunkHead] = [12, 8]
/** Place of the size in both, and the bytes up to its end, which it does not count. */
const [sizeAt, sizeEnd] = [4, 8]
/** Bytes that contain the width and height in all three kinds. */
const picturesSizeEnd = 30
const webpChunks = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP'])
/** Flags of VP8X for the metadata that follow. */
const [exifFlag, xmpFlag] = [0x08, 0x04]

/** Returns a WebP with only its colours and orientation as metadata; undefined for an incomplete WebP. */
export function stripWebp(file: Buffer): Buffer | undefined {
  const whole = sizeEnd + file.readUInt32LE(sizeAt)
  const parts: Buffer[] = []
  let orientation = 1
  for (let at = headLength; at + chunkHead <= whole;) {
    const size = file.readUInt32LE(at + sizeAt)
    const end = at + chunkHead + size
    if (end > file.length) return undefined
    const type = file.toString('latin1', at, at + 4)
    if (webpChunks.has(type)) parts.push(webpChunk(type, file.subarray(at + chunkHead, end)))
    else if (type === 'EXIF') orientation = readOrientation(withoutPrefix(file.subarray(at + chunkHead, end)))
    // Chunks begin at even offsets.
    at = end + (size % 2)
  }
  const extended = parts[0]
  // A size in the header that ends before the first chunk.
  if (!extended) return undefined
  if (extended.toString('latin1', 0, 4) === 'VP8X' && extended.length > chunkHead) {
    const flags = (extended[chunkHead] as number) & ~(exifFlag | xmpFlag)
    extended[chunkHead] = orientation === 1 ? flags : flags | exifFlag
    if (orientation !== 1) parts.push(webpChunk('EXIF', orientationBlock(orientation)))
  }
  const body = Buffer.concat(parts)
  const head = Buffer.from(file.subarray(0, headLength))
  head.writeUInt32LE(headLength - sizeEnd + body.length, sizeAt)
  return Buffer.concat([head, body])
}

function webpChunk(type: string, data: Buffer): Buffer {
  const head = Buffer.alloc(chunkHead)
  head.write(type, 'latin1')
  head.writeUInt32LE(data.length, sizeAt)
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)])
}

/** Some writers begin the block as in a JPEG. */
function withoutPrefix(block: Buffer): Buffer {
  return block.toString('latin1', 0, 4) === 'Exif' ? block.subarray(6) : block
}

/** Returns the file unless it is cut, by the size in its head. */
export function headerOfWebp(file: Buffer): Buffer | undefined {
  return file.length >= Math.max(picturesSizeEnd, sizeEnd + file.readUInt32LE(sizeAt)) ? file : undefined
}
