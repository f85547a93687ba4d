import { crc32, deflateSync } from 'node:zlib'
import { check, integer, property, uint8Array } from 'fast-check'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { jpegBytes, pngBytes, webpBytes } from '../../../tests/support/world/pictures.ts'
import { Refusal } from '../../world/refusal.ts'
import { acceptPicture } from './accept-picture.ts'
import { orientationBlock, readOrientation } from './exif.ts'

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
  // As every reader of pictures sees it.
  expect((await sharp(stripped).metadata()).orientation).toBe(6)
  // An upright picture needs no block.
  const upright = jpegSegment(0xe1, Buffer.concat([latin('Exif\0\0'), cameraBlock(1)]))
  expect(accept(plain.subarray(0, 2), upright, plain.subarray(2)).includes('Exif')).toBe(false)
})

const plainJpeg = Buffer.from(jpegBytes())
/** The segments of a JPEG after its start, then its scan, then its end. */
const jpegWith = (...segments: readonly Buffer[]) =>
  Buffer.concat([plainJpeg.subarray(0, 2), ...segments, plainJpeg.subarray(2)])
const jpegEndingIn = (...more: readonly Buffer[]) => Buffer.concat([plainJpeg.subarray(0, -2), ...more])
const end = Buffer.from([0xff, 0xd9])
const scan = (...data: readonly number[]) =>
  Buffer.concat([jpegSegment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])), Buffer.from(data)])
const jfif = (...preview: readonly number[]) =>
  Buffer.concat([
    latin('JFIF\0'),
    Buffer.from([1, 1, 0, 0, 1, 0, 1, preview.length / 3, preview.length && 1]),
    Buffer.from(preview),
  ])
const nothing = Buffer.alloc(0)

test.each([
  ['the preview of a JFIF header', jpegSegment(0xe0, jfif(1, 2, 3, 4, 5, 6)), jpegSegment(0xe0, jfif())],
  ['a JFIF header that is too short', jpegSegment(0xe0, latin('JFIF\0\x01')), nothing],
  ['a preview of its own', jpegSegment(0xe0, latin(`JFXX\0${secret}`)), nothing],
  ['the data of another program beside the colours of Adobe', jpegSegment(0xee, latin(secret)), nothing],
  ['the last of the segments for programs', jpegSegment(0xef, latin(secret)), nothing],
  ['an empty comment', jpegSegment(0xfe, nothing), nothing],
])('D-95 a JPEG loses %s', (_, segment, left) => expect(accept(jpegWith(segment))).toEqual(jpegWith(left)))

test('D-95 a JPEG loses bytes that fill up between its segments', () => {
  expect(accept(jpegEndingIn(jpegSegment(0xfe, nothing), Buffer.from([0xff, 0xff]), end))).toEqual(plainJpeg)
})

test.each([
  ['the colours of Adobe', jpegWith(jpegSegment(0xee, latin('Adobe\0d\0\0\0\0\x01')))],
  ['a segment that is for no program', jpegWith(jpegSegment(0xf0, latin('JPG')))],
  [
    'stuffed bytes, restart markers and fill bytes',
    jpegEndingIn(scan(1, 0xff, 0, 2, 0xff, 0xd0, 3, 0xff, 0xd7, 4), scan(5, 0xff), end),
  ],
  [
    'a table between scans that looks like an end',
    jpegEndingIn(jpegSegment(0xc4, Buffer.concat([end, latin('table')])), scan(1), end),
  ],
  [
    'markers without a length',
    jpegEndingIn(jpegSegment(0xc4, latin('table')), Buffer.from([0xff, 1, 0xff, 0xd0, 0xff, 0xd7]), scan(1), end),
  ],
])('D-95 a JPEG keeps %s', (_, whole) => expect(accept(whole)).toEqual(whole))

test('D-95 a PNG loses texts, time and location, and keeps its orientation', () => {
  const plain = Buffer.from(pngBytes())
  const told = [
    pngChunk('tEXt', latin(`Comment\0${secret}`)),
    pngChunk('zTXt', Buffer.concat([latin('Comment\0\0'), deflateSync(latin(secret))])),
    pngChunk('iTXt', latin(`XML:com.adobe.xmp\0\0\0\0\0${secret}`)),
    pngChunk('tIME', Buffer.alloc(7)),
    pngChunk('prVt', latin(secret)),
    pngChunk('tEXt', cameraBlock(8)),
    pngChunk('eXIf', cameraBlock(1)),
  ]
  const density = pngChunk('pHYs', Buffer.alloc(9))
  const [head, rest] = [plain.subarray(0, 33), plain.subarray(33)]
  expect(accept(head, ...told, density, rest, latin(secret))).toEqual(Buffer.concat([head, density, rest]))
  const turned = accept(head, pngChunk('eXIf', cameraBlock(8)), rest)
  expect(turned).toEqual(Buffer.concat([head, pngChunk('eXIf', orientationBlock(8)), rest]))
})

const riff = (...chunks: readonly Buffer[]) => {
  const body = Buffer.concat(chunks)
  const size = Buffer.alloc(4)
  size.writeUInt32LE(body.length + 4)
  return Buffer.concat([latin('RIFF'), size, latin('WEBP'), body])
}
const frame = webpChunk('VP8 ', Buffer.from([0x3c, 1, 0, 0x9d, 1, 0x2a, 1, 0, 1, 0]))
const extended = (flags: number) => webpChunk('VP8X', Buffer.from([flags, 0, 0, 0, 0, 0, 0, 0, 0, 0]))

test('D-95 a WebP loses EXIF and XMP with their flags, and keeps its orientation', () => {
  const xmp = webpChunk('XMP ', latin(`<x>${secret}</x>`))
  const upright = webpChunk('EXIF', orientationBlock(3))
  const told = riff(extended(0x2c), frame, webpChunk('EXIF', cameraBlock(3)), xmp, webpChunk('PRIV', latin(secret)))
  expect(accept(told, latin(secret))).toEqual(riff(extended(0x28), frame, upright))
  expect(accept(riff(extended(0x04), frame, xmp))).toEqual(riff(extended(0), frame))
  const prefixed = webpChunk('EXIF', Buffer.concat([latin('Exif\0\0'), cameraBlock(3)]))
  expect(accept(riff(extended(0x08), frame, prefixed))).toEqual(riff(extended(0x08), frame, upright))
})

test.each([
  ['a WebP without metadata', riff(frame)],
  ['a WebP without losses', Buffer.from(webpBytes('VP8L'))],
  ['a WebP that ends with an empty part', riff(extended(0x20), frame, webpChunk('ICCP', Buffer.alloc(0)))],
])('D-95 keeps %s as it is', (_, whole) => expect(accept(whole)).toEqual(whole))

const sized = (width: number, height: number) => {
  const bytes = Buffer.from(pngBytes())
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  return () => acceptPicture(bytes, 'profile1', limit)
}

test('D-95 accepts at most 40 megapixels, whatever the sides are', () => {
  expect(sized(8000, 5000)).not.toThrow()
  for (const tooLarge of [sized(8000, 5001), sized(20_000, 20_000)]) expect(tooLarge).toThrow('invalid')
})

/** A chunk of text that holds the end of a PNG. */
const endInText = pngChunk('tEXt', Buffer.from(pngBytes().subarray(-12)))

test.each([
  ['a JPEG with a marker at its end', jpegEndingIn(jpegSegment(0xfe, end), Buffer.from([0xff, 0xc4]))],
  ['a JPEG with bytes behind a segment', jpegEndingIn(jpegSegment(0xc4, latin('table')), latin('x'), scan(1), end)],
  [
    'a PNG with a few bytes for its end',
    Buffer.concat([Buffer.from(pngBytes().subarray(0, -12)), endInText, latin('cut')]),
  ],
  ['a WebP with a part longer than itself', riff(extended(0), Buffer.from('ICCP\x09\0\0\0colours', 'latin1'))],
  ['a WebP without a part', Buffer.concat([riff(), frame])],
])('API-12 refuses %s', (_, damaged) => {
  const refusal = attempt(() => accept(damaged))
  expect(refusal).toMatchObject({
    code: 'invalid',
    detail: { fields: { profile1: [expect.stringContaining('JPEG')] } },
  })
})

test('API-12 names the field of a picture with too many bytes or pixels', () => {
  const bytes = pngBytes()
  expect(acceptPicture(bytes, 'image', bytes.length).extension).toBe('png')
  expect(attempt(() => acceptPicture(bytes, 'image', bytes.length - 1))).toMatchObject({
    detail: { fields: { image: [expect.stringContaining('10MB')] } },
  })
  expect(attempt(sized(8000, 5001))).toMatchObject({
    detail: { fields: { profile1: [expect.stringContaining('画素')] } },
  })
})

test('R5 refuses damaged pictures or strips them, and never hangs or throws otherwise', () => {
  const damaged = property(uint8Array({ maxLength: 8 }), integer({ min: 0, max: 120 }), (noise, at) => {
    for (const whole of [pngBytes(), jpegBytes(), webpBytes('VP8L'), webpBytes('VP8X')]) {
      whole.set(noise.subarray(0, Math.max(0, whole.length - at)), Math.min(at, whole.length))
      const accepted = attempt(() => acceptPicture(whole, 'profile1', limit))
      if (accepted instanceof Error && !(accepted instanceof Refusal)) throw accepted
    }
  })
  expect(check(damaged, { numRuns: 500, seed: 7 })).toMatchObject({ failed: false })
})
