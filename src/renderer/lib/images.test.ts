// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest'
import { acceptedImages, faultOf, fileFault, reencodeImage } from './images.ts'

test('D-138 PHOTO-12 PHOTO-29 AGE-17 takes three image types of any size, and says of others that they are not taken', () => {
  expect(acceptedImages).toBe('image/jpeg,image/png,image/webp')
  const fault = (type: string, size = 7, name = 'a') => fileFault({ type, size, name })
  for (const type of ['image/jpeg', 'image/png', 'image/webp']) expect(fault(type, 27_000_000), type).toBeNull()
  for (const type of ['image/gif', 'image/heic', 'application/pdf', 'image/jpeg,image/png', ''])
    expect(fault(type), type).toBe('kind')
  expect([fault('', 7, 'A.JPG'), fault('', 7, 'a.jpeg'), fault('', 7, 'a.heic')]).toEqual([null, null, 'kind'])
  expect([fault('image/png', 0), fault('image/gif', 0)]).toEqual(['damaged', 'kind'])
})

test('D-138 a picture that cannot be read is damaged, one with few pixels too small, one that stays heavy too large', async () => {
  const refused = (of: Drawing, options: object) => {
    aBrowser(of)
    return reencodeImage(source, { ...jpeg, ...options }).then(() => null, faultOf)
  }
  expect(await refused({}, { minEdgePx: 600 })).toBeNull()
  expect(await refused({}, { minEdgePx: 601 })).toBe('small')
  expect(await refused({}, { maxBytes: 0 })).toBe('large')
  const { decode } = aBrowser()
  decode.mockRejectedValueOnce(new DOMException('', 'InvalidStateError'))
  expect(await reencodeImage(source, jpeg).then(() => null, faultOf)).toBe('damaged')
  expect(faultOf(new Error('no canvas'))).toBe('damaged')
})

test('D-138 transparent parts are white', async () => {
  const { filled } = aBrowser()
  await reencodeImage(source, jpeg)
  expect(filled).toEqual([['white', 0, 0, 800, 600]])
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
  const filled: unknown[] = []
  vi.spyOn(document, 'createElement').mockImplementation((name) => {
    expect(name).toBe('canvas')
    const canvas = {
      ...{ width: 0, height: 0 },
      getContext: (kind: string) => {
        if (context === null || kind !== '2d') return null
        const made = {
          imageSmoothingQuality: 'low',
          fillStyle: 'black',
          fillRect: (...area: number[]) => filled.push([made.fillStyle, ...area]),
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
  return { drawn, bitmap, decode, encode, contexts, filled }
}

const jpeg = { type: 'image/jpeg', maxEdgePx: 1000, maxBytes: 1e9, minEdgePx: 1 } as const

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
    await reencodeImage(source, { ...jpeg, maxBytes }).catch(() => {})
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
