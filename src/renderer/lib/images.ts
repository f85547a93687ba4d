/** Image types that the forms accept (PHOTO-29, AGE-17), for `accept`. */
export const acceptedImages = 'image/jpeg,image/png,image/webp'

/** Whether a chosen file may be uploaded (PHOTO-12, PHOTO-29). */
export function isAcceptedImage(file: Pick<File, 'type' | 'size'>, maxBytes: number): boolean {
  return acceptedImages.split(',').includes(file.type) && file.size > 0 && file.size <= maxBytes
}

/** A blob as a data URL (`data:image/png;base64,…`). */
export function toDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('loadend', () => {
      if (typeof reader.result === 'string') resolve(reader.result)
      else reject(new Error('Failed to read the picture: the result is no text. Choose it again.'))
    })
    reader.readAsDataURL(blob)
  })
}

/** Decodes a base64 data URL into a blob. Does not use fetch, because the content security policy blocks it. */
export function fromDataUrl(url: string): Blob {
  const [head = '', body = ''] = url.split(',', 2)
  const bytes = Uint8Array.from(atob(body), (character) => character.charCodeAt(0))
  return new Blob([bytes], { type: /^data:([^;]+)/.exec(head)?.[1] ?? 'image/jpeg' })
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
  readonly crop?: CropArea | undefined
}

/**
 * Redraws a picture so that only its pixels are sent: no location, device or thumbnail (PHOTO-29). Shrinks it below
 * `maxBytes`.
 * @throws Error if the browser cannot read the picture.
 */
export async function reencodeImage(source: Blob, options: ReencodeOptions): Promise<Blob> {
  const { type, maxBytes } = options
  const bitmap = await createImageBitmap(source, { imageOrientation: 'from-image' })
  try {
    const area = options.crop ?? { x: 0, y: 0, width: bitmap.width, height: bitmap.height }
    let scale = Math.min(1, options.maxEdgePx / Math.max(area.width, area.height))
    for (;;) {
      const drawn = await draw(bitmap, area, scale, type)
      if (drawn.size <= maxBytes || scale < 0.05) return drawn
      scale *= 0.75
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
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, area.x, area.y, area.width, area.height, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.9))
  if (!blob) throw new Error('Failed to re-encode the picture: the canvas is empty. Try a smaller picture.')
  return blob
}
