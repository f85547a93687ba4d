import { crc32 } from 'node:zlib'
import { readOrientation, orientationBlock } from './exif.ts'

const signatureLength = 8
/** Bytes of each of the three parts of a chunk around its data: length, type, checksum. */
const partLength = 4
const frameLength = 3 * partLength
/** Places of type and data. */
const [typeAt, dataAt] = [partLength, 2 * partLength]
/** Chunks to keep: pixels, colours, density, animation. Texts, times and all others are removed. */
const pngChunks = new Set([
  ...['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'bKGD', 'hIST', 'sPLT', 'pHYs', 'acTL', 'fcTL', 'fdAT'],
  ...['cHRM', 'gAMA', 'iCCP', 'sBIT', 'sRGB', 'cICP', 'mDCV', 'cLLI'],
])

/** Returns a PNG with only its colours and orientation as metadata; undefined for an incomplete PNG. */
export function stripPng(file: Buffer): Buffer | undefined {
  const parts: Buffer[] = [file.subarray(0, signatureLength)]
  for (let at = signatureLength; at + frameLength <= file.length;) {
    const end = at + frameLength + file.readUInt32BE(at)
    if (end > file.length) return undefined
    const type = file.toString('latin1', at + typeAt, at + dataAt)
    if (pngChunks.has(type)) parts.push(file.subarray(at, end))
    if (type === 'eXIf') parts.push(...exifChunk(file.subarray(at + dataAt, end - partLength)))
    if (type === 'IEND') return Buffer.concat(parts)
    at = end
  }
  return undefined
}

function exifChunk(tiff: Buffer): Buffer[] {
  const orientation = readOrientation(tiff)
  if (orientation === 1) return []
  // The checksum covers the type, too.
  const body = Buffer.concat([Buffer.from('eXIf', 'latin1'), orientationBlock(orientation)])
  const [length, checksum] = [Buffer.alloc(partLength), Buffer.alloc(partLength)]
  length.writeUInt32BE(body.length - partLength)
  checksum.writeUInt32BE(crc32(body))
  return [length, body, checksum]
}

const pngStart = '\x89PNG\r\n\x1a\n\0\0\0\rIHDR'
/** The last chunk: empty, with its name and checksum. */
const pngEnd = '\0\0\0\0IEND\xae\x42\x60\x82'

export function headerOfPng(file: Buffer): Buffer | undefined {
  const isWhole = file.includes('IDAT') && file.includes(pngEnd, 0, 'latin1')
  return isWhole && file.indexOf(pngStart, 0, 'latin1') === 0 ? file : undefined
}
