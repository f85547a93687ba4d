import sharp from 'sharp'

/**
 * Largest difference of any channel of any pixel, 0 to 255; 255 for pictures of different sizes. Two renders of the
 * same page may differ by one or two at antialiased corners.
 */
export async function pictureDifference(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([one, other].map((png) => sharp(png).raw().toBuffer({ resolveWithObject: true })))
  if (!a || !b || a.info.width !== b.info.width || a.info.height !== b.info.height) return 255
  return a.data.reduce((largest, value, place) => Math.max(largest, Math.abs(value - (b.data[place] ?? 255))), 0)
}
