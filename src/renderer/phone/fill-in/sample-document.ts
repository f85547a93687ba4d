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

/** Left edge of the lines, in px. */
const leftPx = 36

/** What can be read, at its distance from the top. */
const heading = { text: '運転免許証（見本）', topPx: 62 }
const lines = [
  { text: '生年月日　平成8年4月1日', topPx: 300 },
  { text: '東京都公安委員会', topPx: 350 },
]

/** Boxes over name, address, number and face, which the page asks to hide, in px. */
const hidden = [
  { left: leftPx, top: 92, width: 360, height: 40 },
  { left: leftPx, top: 150, width: 360, height: 40 },
  { left: leftPx, top: 208, width: 260, height: 40 },
  { left: 450, top: 92, width: 150, height: 190 },
]

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
  context.fillText(heading.text, leftPx, heading.topPx)
  context.font = '22px sans-serif'
  for (const { text, topPx } of lines) context.fillText(text, leftPx, topPx)
  context.fillStyle = '#8c8087'
  for (const { left, top, width, height } of hidden) context.fillRect(left, top, width, height)
}
