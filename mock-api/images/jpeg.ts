import type { Canvas } from './canvas.ts'

const quality = 88

/** The picture as a baseline JPEG file. */
export async function encodeJpeg({ width, height, pixels }: Canvas): Promise<Uint8Array> {
  // Most starts send no such picture: they do not load it (P8).
  const { encode } = await import('jpeg-js')
  const data = Buffer.alloc(width * height * 4, 0xff)
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    data.set(pixels.subarray(pixel * 3, pixel * 3 + 3), pixel * 4)
  }
  return encode({ width, height, data }, quality).data
}
