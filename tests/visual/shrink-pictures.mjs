// Compresses the pictures of tests/visual with a palette of at most 256 colours per picture. The loss stays far below
// the tolerance of the comparison; a picture with a larger loss keeps its colours.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { root } from '../../.scripts/root.mjs'

const folder = join(root, 'tests/visual/baselines')
/** Maximum loss of a channel; the comparison notices about three times as much. */
const tolerated = 20

/** @param {Buffer} file @returns {Promise<Buffer>} the smaller picture, or the same one. */
async function shrink(file) {
  const { isPalette } = await sharp(file).metadata()
  if (isPalette) return file
  const smaller = await sharp(file).png({ palette: true, dither: 0, effort: 10 }).toBuffer()
  return smaller.length < file.length && (await loss(file, smaller)) <= tolerated ? smaller : file
}

/** The largest difference of any channel of any pixel. @param {Buffer} one @param {Buffer} other */
async function loss(one, other) {
  const pixelsOf = (/** @type {Buffer} */ picture) => sharp(picture).ensureAlpha().raw().toBuffer()
  const [before, after] = [await pixelsOf(one), await pixelsOf(other)]
  return before.reduce((most, value, at) => Math.max(most, Math.abs(value - after.readUInt8(at))), 0)
}

let [before, after] = [0, 0]
for (const name of readdirSync(folder)) {
  const path = join(folder, name)
  const file = readFileSync(path)
  const smaller = await shrink(file)
  before += file.length
  after += smaller.length
  if (smaller !== file) writeFileSync(path, smaller)
}
console.log(`pictures: ${(before / 1e6).toFixed(1)} MB, now ${(after / 1e6).toFixed(1)} MB`)
