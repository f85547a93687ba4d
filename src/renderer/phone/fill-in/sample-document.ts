import type { Page } from '../link.ts'
import { giveFile } from './fields.ts'

/** Milliseconds until the file field appears, shortly after the operator's request. */
const fieldComesMs = 5000

/** Draws a driving licence with only issuer and birth date visible and puts it into the page's file field. */
export async function giveSampleDocument(page: Page | undefined): Promise<void> {
  const field = page && (await fileField(page))
  if (!page || !field) return
  const file = new page.File([await drawDocument(page)], '見本の書類.png', { type: 'image/png' })
  giveFile(page, field, file)
}

function fileField(page: Page): Promise<HTMLInputElement | null> {
  const findField = () => page.document.querySelector<HTMLInputElement>('input[type=file]')
  const field = findField()
  if (field) return Promise.resolve(field)
  return new Promise((resolve) => {
    const end = (found: HTMLInputElement | null) => {
      page.clearTimeout(limit)
      observer.disconnect()
      resolve(found)
    }
    const observer = new page.MutationObserver(() => {
      const found = findField()
      if (found) end(found)
    })
    const limit = page.setTimeout(() => end(null), fieldComesMs)
    observer.observe(page.document, { childList: true, subtree: true })
  })
}

/** Size of the picture in px. */
const size = { width: 640, height: 404 }

/** Boxes over name, address, number and face, which the page asks to hide, in px. */
const hidden = [
  [36, 92, 360, 40],
  [36, 150, 360, 40],
  [36, 208, 260, 40],
  [450, 92, 150, 190],
] as const

function drawDocument(page: Page): Promise<Blob> {
  const canvas = Object.assign(page.document.createElement('canvas'), size)
  const context = canvas.getContext('2d')
  if (context) drawLicence(context)
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? new Blob()), 'image/png'))
}

function drawLicence(context: CanvasRenderingContext2D): void {
  context.fillStyle = '#f3ece4'
  context.fillRect(0, 0, size.width, size.height)
  context.fillStyle = '#3a2b33'
  context.font = '600 26px sans-serif'
  context.fillText('運転免許証（見本）', 36, 62)
  context.font = '22px sans-serif'
  context.fillText('生年月日　平成8年4月1日', 36, 300)
  context.fillText('東京都公安委員会', 36, 350)
  context.fillStyle = '#8c8087'
  for (const [left, top, width, height] of hidden) context.fillRect(left, top, width, height)
}
