// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest'
import { acceptedImages, fromDataUrl, isAcceptedImage, reencodeImage, toDataUrl } from './images.ts'

test('PHOTO-29 AGE-17 offers and accepts the same three image types', () => {
  expect(acceptedImages).toBe('image/jpeg,image/png,image/webp')
  for (const type of ['image/jpeg', 'image/png', 'image/webp'])
    expect(isAcceptedImage({ type, size: 7 }, 10), type).toBe(true)
  for (const type of ['image/gif', 'application/pdf', 'image/jpeg,image/png', ''])
    expect(isAcceptedImage({ type, size: 7 }, 10), type).toBe(false)
})

test.each([
  [0, false],
  [1, true],
  [10, true],
  [11, false],
])('PHOTO-12 PHOTO-29 accepts %i bytes with a limit of 10: %s', (size, taken) => {
  expect(isAcceptedImage({ type: 'image/png', size }, 10)).toBe(taken)
})

test('restores an identical picture from a data URL', async () => {
  const url = await toDataUrl(new Blob([new Uint8Array([0, 137, 255])], { type: 'image/png' }))
  expect(url).toBe('data:image/png;base64,AIn/')
  const back = fromDataUrl(url)
  expect(back.type).toBe('image/png')
  expect([...new Uint8Array(await back.arrayBuffer())]).toEqual([0, 137, 255])
})

test.each([
  ['data:;base64,AA==', 'image/jpeg', 1],
  ['data:image/webp;base64,AA==', 'image/webp', 1],
  ['xdata:image/webp;base64,AA==', 'image/jpeg', 1],
  ['data:image/webp', 'image/webp', 0],
  ['', 'image/jpeg', 0],
])('restores %s with type %s and %i bytes', (url, type, size) => {
  const blob = fromDataUrl(url)
  expect([blob.type, blob.size]).toEqual([type, size])
})

interface Drawing {
  readonly bytesPerPixel?: number
  readonly context?: null
  readonly blob?: null
}

/** A browser whose canvas notes what is drawn; a picture of 800 by 600 pixels. */
function aBrowser({ bytesPerPixel = 1, context, blob }: Drawing = {}) {
  const drawn: { readonly from: unknown[]; readonly size: readonly [number, number] }[] = []
  const bitmap = { width: 800, height: 600, close: vi.fn<() => void>() }
  const decode = vi.fn<(...of: unknown[]) => unknown>(() => Promise.resolve(bitmap))
  vi.stubGlobal('createImageBitmap', decode)
  onTestFinished(() => void vi.unstubAllGlobals())
  const encode = vi.fn<(type: string, quality: number) => void>()
  const contexts: { imageSmoothingQuality: string }[] = []
  vi.spyOn(document, 'createElement').mockImplementation((name) => {
    expect(name).toBe('canvas')
    const canvas = {
      ...{ width: 0, height: 0 },
      getContext: (kind: string) => {
        if (context === null || kind !== '2d') return null
        const made = {
          imageSmoothingQuality: 'low',
          drawImage: (_: unknown, ...from: unknown[]) => drawn.push({ from, size: [canvas.width, canvas.height] }),
        }
        contexts.push(made)
        return made
      },
      toBlob: (take: (made: Blob | null) => void, type: string, quality: number) => {
        encode(type, quality)
        take(blob === null ? null : new Blob([new Uint8Array(canvas.width * canvas.height * bytesPerPixel)], { type }))
      },
    }
    return canvas as never
  })
  return { drawn, bitmap, decode, encode, contexts }
}

const jpeg = { type: 'image/jpeg', maxEdgePx: 1000, maxBytes: 1e9 } as const
const source = new Blob(['x'])

test('PHOTO-29 redraws a picture upright, in its own size when it is small', async () => {
  const { drawn, bitmap, decode, encode, contexts } = aBrowser()
  const made = await reencodeImage(source, jpeg)
  expect([made.type, made.size, drawn]).toEqual([
    ...['image/jpeg', 480_000, [{ from: [0, 0, 800, 600, 0, 0, 800, 600], size: [800, 600] }]],
  ])
  expect(decode).toHaveBeenCalledWith(source, { imageOrientation: 'from-image' })
  expect([encode.mock.calls, contexts[0]?.imageSmoothingQuality, bitmap.close.mock.calls.length]).toEqual([
    ...[[['image/jpeg', 0.9]], 'high', 1],
  ])
})

test.each([
  [{ x: 10, y: 20, width: 400, height: 100 }, 200, [200, 50]],
  [{ x: 0, y: 0, width: 100, height: 400 }, 200, [50, 200]],
  [{ x: 0, y: 0, width: 400, height: 1 }, 100, [100, 1]],
  [{ x: 0, y: 0, width: 1, height: 400 }, 100, [1, 100]],
])('PHOTO-29 draws the part %j with an edge of %i pixels', async (crop, maxEdgePx, size) => {
  const { drawn } = aBrowser()
  await reencodeImage(source, { ...jpeg, crop, maxEdgePx })
  const { x, y, width, height } = crop
  expect(drawn).toEqual([{ from: [x, y, width, height, 0, 0, ...size], size }])
})

test('PHOTO-29 shrinks a picture until it may be uploaded, and gives up below a twentieth', async () => {
  const sizes = async (maxBytes: number) => {
    const { drawn } = aBrowser()
    await reencodeImage(source, { ...jpeg, maxBytes })
    return drawn.map(({ size }) => size[0])
  }
  expect([await sizes(480_000), await sizes(479_999)]).toEqual([[800], [800, 600]])
  const smallest = await sizes(0)
  expect([smallest.length, smallest.at(-1)]).toEqual([12, Math.round(800 * 0.75 ** 11)])
})

test('says why a picture cannot be redrawn, and closes it', async () => {
  const blank = aBrowser({ context: null })
  await expect(reencodeImage(source, jpeg)).rejects.toThrow(/no canvas\. Try another browser\.$/)
  expect(blank.bitmap.close).toHaveBeenCalledTimes(1)
  aBrowser({ blob: null })
  await expect(reencodeImage(source, jpeg)).rejects.toThrow(/the canvas is empty\. Try a smaller picture\.$/)
})
