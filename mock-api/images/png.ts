import { promisify } from 'node:util'
import { crc32, deflate } from 'node:zlib'
import type { Canvas } from './canvas.ts'

const compress = promisify(deflate)
const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** Each byte as the difference to its left neighbour: even rows become zeros. */
const subFilter = 1

/** The picture as a PNG file of 8 bits per channel; compression runs off the main thread. */
export async function encodePng({ width, height, pixels }: Canvas): Promise<Buffer> {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const stride = width * 3
  const rows = Buffer.alloc((stride + 1) * height)
  for (let y = 0; y < height; y += 1) {
    const to = y * (stride + 1)
    const from = y * stride
    rows[to] = subFilter
    for (let x = 0; x < stride; x += 1) {
      rows[to + 1 + x] = (pixels[from + x] as number) - (x < 3 ? 0 : (pixels[from + x - 3] as number))
    }
  }
  const data = await compress(rows)
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const framed = Buffer.alloc(body.length + 8)
  framed.writeUInt32BE(data.length, 0)
  body.copy(framed, 4)
  framed.writeUInt32BE(crc32(body), body.length + 4)
  return framed
}
