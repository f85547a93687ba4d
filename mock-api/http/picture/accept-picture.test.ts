import { crc32, deflateSync } from 'node:zlib'
import { check, integer, property, uint8Array } from 'fast-check'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { jpegBytes, pngBytes, webpBytes } from '../../../tests/support/world/pictures.ts'
import { Refusal } from '../../world/refusal.ts'
import { acceptPicture } from './accept-picture.ts'
import { orientationBlock, readOrientation } from './picture-format.ts'

const secret = 'PLACE-35.6586-139.7454'
const limit = 10 * 1024 * 1024
const accept = (...parts: readonly Uint8Array[]) =>
  Buffer.from(acceptPicture(Buffer.concat(parts), 'profile1', limit).bytes)

function attempt(act: () => unknown): unknown {
  try {
    return act()
  } catch (cause) {
    return cause
  }
}

const latin = (text: string) => Buffer.from(text, 'latin1')

/** A TIFF block as cameras write it: little-endian, with an orientation among other entries and a location. */
function cameraBlock(orientation: number): Buffer {
  const tiff = Buffer.alloc(38)
  tiff.write('II*\0\x08\0\0\0\x02\0', 'latin1')
  tiff.writeUInt16LE(0x0110, 10)
  tiff.writeUInt16LE(0x0112, 22)
  tiff.writeUInt16LE(3, 24)
  tiff.writeUInt32LE(1, 26)
  tiff.writeUInt16LE(orientation, 30)
  return Buffer.concat([tiff, latin(secret)])
}

function jpegSegment(marker: number, body: Buffer): Buffer {
  return Buffer.concat([Buffer.from([0xff, marker, (body.length + 2) >> 8, (body.length + 2) & 255]), body])
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([latin(type), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

function webpChunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32LE(data.length)
  return Buffer.concat([latin(type), length, data, Buffer.alloc(data.length % 2)])
}

test('D-95 PHOTO-29 a JPEG keeps pixels, colours and orientation, and loses everything else', async () => {
  const grey = { r: 120, g: 120, b: 120 }
  const plain = await sharp({ create: { width: 16, height: 8, channels: 3, background: grey } })
    .jpeg()
    .toBuffer()
  const told = [
    jpegSegment(0xe1, Buffer.concat([latin('Exif\0\0'), cameraBlock(6)])),
    jpegSegment(0xe1, latin(`http://ns.adobe.com/xap/1.0/\0<x>${secret}</x>`)),
    jpegSegment(0xed, latin(`Photoshop 3.0\0${secret}`)),
    jpegSegment(0xe0, latin(`JFXX\0${secret}`)),
    jpegSegment(0xe2, latin(`MPF\0${secret}`)),
    jpegSegment(0xe2, latin('ICC_PROFILE\0\x01\x01colours')),
    jpegSegment(0xfe, latin(secret)),
  ]
  const stripped = accept(plain.subarray(0, 2), ...told, plain.subarray(2), latin(secret))
  expect(stripped.includes(secret)).toBe(false)
  expect(stripped.includes('ICC_PROFILE')).toBe(true)
  expect(await sharp(stripped).raw().toBuffer()).toEqual(await sharp(plain).raw().toBuffer())
  const block = stripped.subarray(stripped.indexOf('Exif\0\0') + 6)
  expect(readOrientation(block)).toBe(6)
  // An upright picture needs no block.
  const upright = jpegSegment(0xe1, Buffer.concat([latin('Exif\0\0'), cameraBlock(1)]))
  expect(accept(plain.subarray(0, 2), upright, plain.subarray(2)).includes('Exif')).toBe(false)
})

test('D-95 keeps a JPEG of several scans with restart markers and stuffed bytes complete', () => {
  const plain = Buffer.from(jpegBytes())
  const scan = Buffer.concat([
    jpegSegment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    Buffer.from([1, 0xff, 0, 2, 0xff, 0xd0, 3]),
  ])
  const whole = Buffer.concat([plain.subarray(0, -2), scan, scan, plain.subarray(-2)])
  expect(accept(whole)).toEqual(whole)
})

test('D-95 a PNG loses texts, time and location, and keeps its orientation', () => {
  const plain = Buffer.from(pngBytes())
  const told = [
    pngChunk('tEXt', latin(`Comment\0${secret}`)),
    pngChunk('zTXt', Buffer.concat([latin('Comment\0\0'), deflateSync(latin(secret))])),
    pngChunk('iTXt', latin(`XML:com.adobe.xmp\0\0\0\0\0${secret}`)),
    pngChunk('tIME', Buffer.alloc(7)),
    pngChunk('prVt', latin(secret)),
  ]
  const density = pngChunk('pHYs', Buffer.alloc(9))
  const [head, rest] = [plain.subarray(0, 33), plain.subarray(33)]
  expect(accept(head, ...told, density, rest, latin(secret))).toEqual(Buffer.concat([head, density, rest]))
  const turned = accept(head, pngChunk('eXIf', cameraBlock(8)), rest)
  expect(turned).toEqual(Buffer.concat([head, pngChunk('eXIf', orientationBlock(8)), rest]))
})

test('D-95 a WebP loses EXIF and XMP with their flags, and keeps its orientation', () => {
  const frame = webpChunk('VP8 ', Buffer.from([0x30, 1, 0, 0x9d, 1, 0x2a, 1, 0, 1, 0]))
  const extended = (flags: number) => webpChunk('VP8X', Buffer.from([flags, 0, 0, 0, 0, 0, 0, 0, 0, 0]))
  const riff = (...chunks: Buffer[]) => {
    const body = Buffer.concat(chunks)
    const size = Buffer.alloc(4)
    size.writeUInt32LE(body.length + 4)
    return Buffer.concat([latin('RIFF'), size, latin('WEBP'), body])
  }
  const xmp = webpChunk('XMP ', latin(`<x>${secret}</x>`))
  const told = riff(extended(0x2c), frame, webpChunk('EXIF', cameraBlock(3)), xmp, webpChunk('PRIV', latin(secret)))
  expect(accept(told, latin(secret))).toEqual(riff(extended(0x28), frame, webpChunk('EXIF', orientationBlock(3))))
  expect(accept(riff(extended(0x04), frame, xmp))).toEqual(riff(extended(0), frame))
})

test('D-95 accepts at most 40 megapixels, whatever the sides are', () => {
  const sized = (width: number, height: number) => {
    const bytes = Buffer.from(pngBytes())
    bytes.writeUInt32BE(width, 16)
    bytes.writeUInt32BE(height, 20)
    return () => acceptPicture(bytes, 'profile1', limit)
  }
  expect(sized(8000, 5000)).not.toThrow()
  for (const tooLarge of [sized(8000, 5001), sized(20_000, 20_000)]) expect(tooLarge).toThrow('invalid')
})

test('R5 refuses damaged pictures or strips them, and never hangs or throws otherwise', () => {
  const damaged = property(uint8Array({ maxLength: 8 }), integer({ min: 0, max: 120 }), (noise, at) => {
    for (const whole of [pngBytes(), jpegBytes(), webpBytes('VP8L'), webpBytes('VP8X')]) {
      whole.set(noise.subarray(0, Math.max(0, whole.length - at)), Math.min(at, whole.length))
      const accepted = attempt(() => acceptPicture(whole, 'profile1', limit))
      if (accepted instanceof Error && !(accepted instanceof Refusal)) throw accepted
    }
  })
  expect(check(damaged, { numRuns: 500 })).toMatchObject({ failed: false })
})
