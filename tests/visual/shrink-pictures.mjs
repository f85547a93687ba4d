// Makes the pictures of tests/visual small enough for the repository: a palette of 256 colours chosen for each one. What is
// lost stays far below the tolerance of the comparison; a picture whose colours would suffer keeps them all.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32, deflateSync, inflateSync } from 'node:zlib'
import { root } from '../../.scripts/root.mjs'

const folder = join(root, 'tests/visual/baselines')
const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])
/** Largest loss of a channel that passes: the comparison notices about three times as much. */
const tolerated = 20

/** @param {Buffer} file */
function readChunks(file) {
  const chunks = []
  for (let at = 8; at < file.length;) {
    const length = file.readUInt32BE(at)
    chunks.push({
      type: file.toString('latin1', at + 4, at + 8),
      data: file.subarray(at + 8, at + 8 + length),
    })
    at += 12 + length
  }
  return chunks
}

/** @param {string} type @param {Buffer} data */
function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const ends = Buffer.alloc(8)
  ends.writeUInt32BE(data.length, 0)
  ends.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)])
}

/** Undoes the row filters. @param {Buffer} raw @param {number} height @param {number} stride @param {number} step bytes of a pixel */
function unfilter(raw, height, stride, step) {
  const out = Buffer.alloc(height * stride)
  for (let y = 0; y < height; y += 1) {
    const filter = raw.readUInt8(y * (stride + 1))
    for (let x = 0; x < stride; x += 1) {
      const left = x >= step ? out.readUInt8(y * stride + x - step) : 0
      const up = y > 0 ? out.readUInt8((y - 1) * stride + x) : 0
      const corner = x >= step && y > 0 ? out.readUInt8((y - 1) * stride + x - step) : 0
      const guess = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter] ?? 0
      out[y * stride + x] = raw.readUInt8(y * (stride + 1) + 1 + x) + guess
    }
  }
  return out
}

/** @param {number} left @param {number} up @param {number} corner */
function paeth(left, up, corner) {
  const [a, b, c] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)]
  return a <= b && a <= c ? left : b <= c ? up : corner
}

/** @param {number} colour @param {number} shift */
const channel = (colour, shift) => (colour >> shift) & 255

/** A set of colours, the channel in which they differ most, and by how much. @param {number[]} colours */
function boxOf(colours) {
  let [shift, low, range] = [0, 0, -1]
  for (const candidate of [16, 8, 0]) {
    const values = colours.map((colour) => channel(colour, candidate))
    const [least, most] = values.reduce(([a, b], value) => [Math.min(a, value), Math.max(b, value)], [255, 0])
    if (most - least > range) [shift, low, range] = [candidate, least, most - least]
  }
  return { colours, shift, low, range }
}

/** Median cut, at the middle of the widest channel. @param {Map<number, number>} counts pixels of each colour */
function choosePalette(counts) {
  const boxes = [boxOf([...counts.keys()])]
  while (boxes.length < 256) {
    const box = boxes.reduce((a, b) => (b.range > a.range ? b : a))
    if (box.range === 0) break
    const middle = box.low + box.range / 2
    const isLow = (/** @type {number} */ colour) => channel(colour, box.shift) <= middle
    const halves = [box.colours.filter(isLow), box.colours.filter((colour) => !isLow(colour))]
    boxes.splice(boxes.indexOf(box), 1, ...halves.map(boxOf))
  }
  // The commonest colour of a box stands for it, so that plain grounds stay exactly what they are.
  const rate = (/** @type {number} */ colour) => counts.get(colour) ?? 0
  return boxes.map(({ colours }) => ({
    colours,
    shown: colours.reduce((a, b) => (rate(b) > rate(a) ? b : a)),
  }))
}

/** @param {Buffer} file @returns {Buffer | undefined} */
function shrink(file) {
  const chunks = readChunks(file)
  const head = chunks.find(({ type }) => type === 'IHDR')?.data
  if (!head) return undefined
  const [width, height, kind] = [head.readUInt32BE(0), head.readUInt32BE(4), head[9]]
  if (kind !== 2 && kind !== 6) return undefined
  const step = kind === 6 ? 4 : 3
  const data = Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map((part) => part.data))
  const pixels = unfilter(inflateSync(data), height, width * step, step)
  const counts = new Map()
  const colourAt = (/** @type {number} */ at) => pixels.readUIntBE(at, 3)
  for (let at = 0; at < pixels.length; at += step) {
    counts.set(colourAt(at), (counts.get(colourAt(at)) ?? 0) + 1)
  }
  const palette = choosePalette(counts)
  const indexOf = new Map(palette.flatMap(({ colours }, index) => colours.map((colour) => [colour, index])))
  const lost = palette.flatMap(({ colours, shown }) =>
    colours.flatMap((colour) =>
      [16, 8, 0].map((shift) => Math.abs(channel(colour, shift) - channel(shown, shift))),
    ),
  )
  if (lost.some((loss) => loss > tolerated)) return undefined
  const rows = Buffer.alloc(height * (width + 1))
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1)
      rows[y * (width + 1) + 1 + x] = indexOf.get(colourAt((y * width + x) * step)) ?? 0
  }
  const newHead = Buffer.from(head)
  newHead[9] = 3
  const colours = Buffer.from(palette.flatMap(({ shown }) => [shown >> 16, (shown >> 8) & 255, shown & 255]))
  const parts = [
    chunk('IHDR', newHead),
    chunk('PLTE', colours),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
  ]
  return Buffer.concat([signature, ...parts, chunk('IEND', Buffer.alloc(0))])
}

let [before, after] = [0, 0]
for (const name of readdirSync(folder)) {
  const file = readFileSync(join(folder, name))
  const smaller = shrink(file)
  before += file.length
  after += smaller?.length ?? file.length
  if (smaller) writeFileSync(join(folder, name), smaller)
}
console.log(`pictures: ${(before / 1e6).toFixed(1)} MB, now ${(after / 1e6).toFixed(1)} MB`)
