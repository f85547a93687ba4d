import type { Page } from '@playwright/test'

type PictureType = 'image/jpeg' | 'image/png' | 'image/webp'

/** A drawn picture as a file to choose. Drawn in the page, because only a browser can encode it here. */
export async function makePicture(page: Page, type: PictureType, width = 600, height = 400) {
  const url = await page.evaluate(
    ([format, w, h]) => {
      const canvas = document.createElement('canvas')
      canvas.width = w
      canvas.height = h
      const context = canvas.getContext('2d')
      if (!context) throw new Error('Failed to draw: no canvas.')
      context.fillStyle = 'plum'
      context.fillRect(0, 0, w, h)
      context.fillStyle = 'orange'
      context.fillRect(w / 4, h / 4, w / 2, h / 2)
      return canvas.toDataURL(format)
    },
    [type, width, height] as const,
  )
  const buffer = Buffer.from(url.split(',')[1] ?? '', 'base64')
  return { name: `picture.${type.slice(6)}`, mimeType: type, buffer }
}

/** A JPEG with a location: an EXIF block with the marker text after the first two bytes. */
export async function makeLocatedJpeg(page: Page, marker: string) {
  const picture = await makePicture(page, 'image/jpeg')
  const text = Buffer.from(`Exif\0\0${marker}`, 'latin1')
  const size = Buffer.alloc(2)
  size.writeUInt16BE(text.length + 2)
  const block = Buffer.concat([Buffer.from([0xff, 0xe1]), size, text])
  const buffer = Buffer.concat([picture.buffer.subarray(0, 2), block, picture.buffer.subarray(2)])
  return { ...picture, buffer }
}
