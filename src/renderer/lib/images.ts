/** Image types that the forms accept (PHOTO-29, AGE-17), for `accept`. */
export const acceptedImages = 'image/jpeg,image/png,image/webp'

/** Why a picture is not taken: no such type, unreadable, too few pixels, too many bytes even when shrunk (D-138). */
export type PictureFault = 'kind' | 'damaged' | 'small' | 'large'

class RefusedPicture extends Error {
  constructor(readonly fault: PictureFault) {
    super(`Failed to take the picture: ${fault}. Choose another one.`)
    this.name = 'RefusedPicture'
  }
}

/** Returns the fault of a failed {@link reencodeImage}. */
export const faultOf = (error: unknown): PictureFault => (error instanceof RefusedPicture ? error.fault : 'damaged')

/** Fault that a chosen file has before it is read, or null. Its size is no fault, because it is sent shrunk. */
export function fileFault({ type, name, size }: Pick<File, 'type' | 'name' | 'size'>): PictureFault | null {
  // Not every system knows the type of a file.
  const isTaken = type === '' ? /\.(?:jpe?g|png|webp)$/i.test(name) : acceptedImages.split(',').includes(type)
  if (!isTaken) return 'kind'
  return size === 0 ? 'damaged' : null
}

/** Part of a picture in displayed pixels (orientation applied). */
export interface CropArea {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

interface ReencodeOptions {
  readonly type: 'image/jpeg' | 'image/png'
  /** Longest edge of the result in pixels; smaller pictures are not enlarged. */
  readonly maxEdgePx: number
  readonly maxBytes: number
  /** Shortest edge of a picture that can be read. */
  readonly minEdgePx: number
  readonly crop?: CropArea | undefined
}

/** Factor between two attempts to get below the limit of bytes, and the scale at which that is given up. */
const shrinkStep = 0.75
const smallestScale = 0.05
/** Quality of a JPEG, 0 to 1. */
const jpegQuality = 0.9

/**
 * Redraws a picture on white so that only its pixels are sent: no location, device or thumbnail (PHOTO-29). Shrinks it
 * below `maxBytes`.
 * @throws RefusedPicture if the browser cannot read it, or it is too small or too large
 */
export async function reencodeImage(source: Blob, options: ReencodeOptions): Promise<Blob> {
  const { type, maxBytes, minEdgePx } = options
  const bitmap = await createImageBitmap(source, { imageOrientation: 'from-image' }).catch(() => {
    throw new RefusedPicture('damaged')
  })
  try {
    if (Math.min(bitmap.width, bitmap.height) < minEdgePx) throw new RefusedPicture('small')
    const area = options.crop ?? { x: 0, y: 0, width: bitmap.width, height: bitmap.height }
    let scale = Math.min(1, options.maxEdgePx / Math.max(area.width, area.height))
    for (;;) {
      const drawn = await draw(bitmap, area, scale, type)
      if (drawn.size <= maxBytes) return drawn
      if (scale < smallestScale) throw new RefusedPicture('large')
      scale *= shrinkStep
    }
  } finally {
    bitmap.close()
  }
}

async function draw(bitmap: ImageBitmap, area: CropArea, scale: number, type: string): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(area.width * scale))
  canvas.height = Math.max(1, Math.round(area.height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('Failed to re-encode the picture: no canvas. Try another browser.')
  // Else transparent parts turn black in a JPEG.
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, area.x, area.y, area.width, area.height, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, jpegQuality))
  if (!blob) throw new Error('Failed to re-encode the picture: the canvas is empty. Try a smaller picture.')
  return blob
}
