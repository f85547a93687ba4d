import { check, integer, property, uint8Array } from 'fast-check'
import { expect, test } from 'vitest'
import { jpegBytes, pngBytes, webpBytes } from '../../../tests/support/world/pictures.ts'
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
  expect(check(damaged, { numRuns: 500 }).failed).toBe(false)
})
