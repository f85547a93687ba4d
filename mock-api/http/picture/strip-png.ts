import { crc32 } from 'node:zlib'
import { orientationBlock, readOrientation } from './orientation.ts'

const signatureLength = 8
/** Chunks that the picture is made of: pixels, colours, density, animation. Texts, times and all else go. */
const needed = new Set([
  ...['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'bKGD', 'hIST', 'sPLT', 'pHYs', 'acTL', 'fcTL', 'fdAT'],
  ...['cHRM', 'gAMA', 'iCCP', 'sBIT', 'sRGB', 'cICP', 'mDCV', 'cLLI'],
])

/** A PNG without metadata but for its colours and orientation; undefined for what is no whole PNG. */
export function stripPng(file: Buffer): Buffer | undefined {
  const parts: Buffer[] = [file.subarray(0, signatureLength)]
  for (let at = signatureLength; at + 12 <= file.length;) {
    const end = at + 12 + file.readUInt32BE(at)
    if (end > file.length) return undefined
    const type = file.toString('latin1', at + 4, at + 8)
    if (needed.has(type)) parts.push(file.subarray(at, end))
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
