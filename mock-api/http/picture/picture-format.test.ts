import { check, integer, property, uint8Array } from 'fast-check'
import { expect, test } from 'vitest'
import { jpegBytes, pngBytes, webpBytes } from '../../../tests/support/world/pictures.ts'
import { orientationBlock, readOrientation } from './exif.ts'
import { readPictureFormat } from './picture-format.ts'

test('API-12 PHOTO-29 recognises JPEG, PNG and WebP by their content', () => {
  expect(readPictureFormat(pngBytes())).toMatchObject({ type: 'image/png', extension: 'png' })
  expect(readPictureFormat(jpegBytes())).toMatchObject({ type: 'image/jpeg', extension: 'jpg' })
  for (const kind of ['VP8 ', 'VP8L', 'VP8X'] as const) {
    expect(readPictureFormat(webpBytes(kind))).toMatchObject({ type: 'image/webp', extension: 'webp' })
  }
})

test('API-12 rejects SVG, GIF, HTML and empty files', () => {
  const text = (value: string) => new TextEncoder().encode(value)
  for (const bytes of [
    text('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'),
    text('<?xml version="1.0"?><svg/>'),
    text('GIF89a'),
    text('<!doctype html>'),
    new Uint8Array(),
  ]) {
    expect(readPictureFormat(bytes)).toBeUndefined()
  }
})

test('API-12 rejects a file that is cut short', () => {
  for (const whole of [pngBytes(), jpegBytes(), webpBytes('VP8 ')]) {
    for (let length = 0; length < whole.length; length += 1) {
      expect(readPictureFormat(whole.subarray(0, length))).toBeUndefined()
    }
  }
})

const jpeg = Buffer.from(jpegBytes())
const startOfScan = jpeg.indexOf('ffda', 'hex')
const comment = (...body: readonly number[]) => [0xff, 0xfe, 0, body.length + 2, ...body]
/** A JPEG with bytes before its scan, and with its end unless it is cut. */
const jpegWith = (bytes: readonly number[], isCut = false) =>
  Buffer.concat([jpeg.subarray(0, startOfScan), Buffer.from(bytes), jpeg.subarray(startOfScan, isCut ? -2 : undefined)])

test.each([
  ['an empty comment', jpegWith(comment())],
  ['bytes that fill up', jpegWith([0xff, 0xff])],
  ['a comment like an end', jpegWith(comment(0xff, 0xd9))],
])('API-12 accepts a JPEG with %s before its scan', (_, bytes) => {
  expect(readPictureFormat(bytes)).toMatchObject({ extension: 'jpg', pixels: 1 })
})

const changed = (bytes: Uint8Array, at: number, ...to: readonly number[]) => {
  bytes.set(to, at)
  return bytes
}

test.each([
  ['a JPEG with bytes between segments', jpegWith([0, 0xc4, 0, 4, 1, 2])],
  ['a JPEG with a stuffed byte between segments', jpegWith([0xff, 0, 0, 4, 1, 2])],
  ['a JPEG with only a comment like an end', jpegWith(comment(0xff, 0xd9), true)],
  ['a JPEG with only a scan like an end', changed(jpegWith([], true), startOfScan + 8, 0xff, 0xd9)],
  ['a PNG without its first byte', changed(pngBytes(), 0, 0)],
  ['a PNG without pixels', changed(pngBytes(), Buffer.from(pngBytes()).indexOf('IDAT'), 0)],
  ['a WebP in another file', changed(webpBytes('VP8 '), 3, 0x58)],
])('API-12 rejects %s', (_, bytes) => expect(readPictureFormat(bytes)).toBeUndefined())

test('API-12 rejects a WebP of several parts that is cut short', () => {
  const whole = changed(Buffer.concat([webpBytes('VP8X'), Buffer.from('ICCP\x06\0\0\0colour')]), 4, 36)
  expect(readPictureFormat(whole)).toBeDefined()
  for (let length = 30; length < whole.length; length += 1)
    expect(readPictureFormat(whole.subarray(0, length))).toBeUndefined()
})

test('takes a picture as upright whose orientation is none, or stands behind its directory', () => {
  for (const orientation of [0, 9]) expect(readOrientation(orientationBlock(orientation))).toBe(1)
  expect(readOrientation(orientationBlock(8))).toBe(8)
  expect(readOrientation(Buffer.from(changed(orientationBlock(8), 8, 0, 0)))).toBe(1)
})

test('API-12 rejects a header without a plausible size', () => {
  const sized = (width: number, height: number) => {
    const bytes = pngBytes()
    const view = new DataView(bytes.buffer)
    view.setUint32(16, width)
    view.setUint32(20, height)
    return readPictureFormat(bytes)
  }
  expect(sized(20_000, 1)).toBeDefined()
  expect(sized(0, 1)).toBeUndefined()
  expect(sized(1, 0)).toBeUndefined()
  expect(sized(20_001, 1)).toBeUndefined()
  expect(sized(1, 0xffffffff)).toBeUndefined()
})

test('R5 reads damaged pictures without throwing', () => {
  const damaged = property(uint8Array({ maxLength: 8 }), integer({ min: 0, max: 60 }), (noise, at) => {
    for (const whole of [pngBytes(), jpegBytes(), webpBytes('VP8L')]) {
      whole.set(noise.subarray(0, Math.max(0, whole.length - at)), Math.min(at, whole.length))
      readPictureFormat(whole)
    }
  })
  expect(check(damaged, { numRuns: 500, seed: 7 }).failed).toBe(false)
})
