import sharp from 'sharp'

/**
 * The largest difference of any channel of any pixel of two pictures, 0 to 255; of pictures of different sizes 255. A
 * browser that draws the same page twice may round the smoothed edge of a corner by one or two.
 */
export async function pictureDifference(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([one, other].map((png) => sharp(png).raw().toBuffer({ resolveWithObject: true })))
  if (!a || !b || a.info.width !== b.info.width || a.info.height !== b.info.height) return 255
  return a.data.reduce((largest, value, place) => Math.max(largest, Math.abs(value - (b.data[place] ?? 255))), 0)
}
