import { findCardBrand } from '../../contract/rules/card.ts'
import { giveFile, setValue } from './fields.ts'
import type { Page } from './link.ts'

/** Any name and any future month work; only the number decides (D-40). */
const holder = 'TARO YAMADA'
const month = '12'

/** Fills the card form of the page with a test card, like the browser's card store. No-op without a form. */
export function fillCard(page: Page | undefined, number: string): void {
  if (!page) return
  put(page, 'cc-number', number)
  put(page, 'cc-name', holder)
  put(page, 'cc-exp-month', month)
  putLast(page, 'cc-exp-year')
  put(page, 'cc-csc', findCardBrand(number) === 'Amex' ? '1234' : '123')
}

type Control = HTMLInputElement | HTMLSelectElement

const find = (page: Page, name: string) =>
  page.document.querySelector<Control>(`input[autocomplete="${name}"], select[autocomplete="${name}"]`)

function put(page: Page, name: string, value: string): void {
  const control = find(page, name)
  if (!control) return
  setValue(page, control, value)
  control.dispatchEvent(new page.Event('blur', { bubbles: true }))
}

/** The latest year on offer, because the world's clock may be ahead of this machine's. */
function putLast(page: Page, name: string): void {
  const control = find(page, name)
  if (control?.tagName !== 'SELECT') return
  put(page, name, [...(control as HTMLSelectElement).options].at(-1)?.value ?? '')
}

const size = { width: 640, height: 404 }

/** Draws a driving licence with only issuer and birth date visible and puts it into the page's file field. */
export async function giveSampleDocument(page: Page | undefined): Promise<void> {
  const field = page && (await pictureField(page))
  if (!page || !field) return
  const file = new page.File([await drawDocument(page)], '見本の書類.png', { type: 'image/png' })
  giveFile(page, field, file)
}

/** The file field appears shortly after the operator's request. */
const fieldComesMs = 5000

function pictureField(page: Page): Promise<HTMLInputElement | null> {
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

async function drawDocument(page: Page): Promise<Blob> {
  const canvas = Object.assign(page.document.createElement('canvas'), size)
  const draw = canvas.getContext('2d')
  if (draw) {
    draw.fillStyle = '#f3ece4'
    draw.fillRect(0, 0, size.width, size.height)
    draw.fillStyle = '#3a2b33'
    draw.font = '600 26px sans-serif'
    draw.fillText('運転免許証（見本）', 36, 62)
    draw.font = '22px sans-serif'
    draw.fillText('生年月日　平成8年4月1日', 36, 300)
    draw.fillText('東京都公安委員会', 36, 350)
    // Covers name, address, number and face, as the page requires.
    draw.fillStyle = '#8c8087'
    for (const [x, y, width, height] of [
      [36, 92, 360, 40],
      [36, 150, 360, 40],
      [36, 208, 260, 40],
      [450, 92, 150, 190],
    ] as const)
      draw.fillRect(x, y, width, height)
  }
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? new Blob()), 'image/png'))
}
