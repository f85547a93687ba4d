import { defaultPhotoPath, samplePhotoPaths, socialFallbackPath } from '../../src/contract/calls/photo.ts'
import type { FileVault } from '../http/define-route.ts'
import type { AgeDocument } from '../world/records/member.ts'
import { Drawing, oklch } from './scenes/drawing.ts'

const [width, height] = [640, 400]
const table = oklch(42, 0.015, 60)
const paper = oklch(94, 0.02, 200)
const band = oklch(82, 0.05, 230)
const ink = oklch(30, 0.02, 260)
const line = oklch(72, 0.02, 220)
const cover = oklch(22, 0.01, 300)

/**
 * Draws a seeded document as a member would send it (AGE-04 to AGE-06), as an SVG text. Issuer and birth date are
 * legible as the record says. Everything else is covered: no face, name or number.
 */
export function drawDocument({ birthDate, issuer }: Pick<AgeDocument, 'birthDate' | 'issuer'>): string {
  const d = new Drawing()
  d.rect(0, 0, width, height, table)
  d.rect(30, 30, width - 60, height - 60, paper, { rx: 14 })
  d.rect(30, 30, width - 60, 46, band, { rx: 14 })
  // Covers name, address, number and photograph.
  for (const y of [96, 210, 262]) d.rect(60, y, 330, 34, cover)
  d.rect(440, 96, 140, 180, cover)
  if (birthDate === null) d.rect(60, 148, 330, 44, cover)
  else d.text(62, 184, `${birthDate} 生`, 34, ink)
  if (issuer === null || issuer === '') d.rect(60, 316, 330, 34, cover)
  else d.text(62, 346, issuer, 28, ink)
  d.rect(60, 200, 330, 2, line)
  d.rect(60, 306, 330, 2, line)
  return d.toSvg(width, height, `0 0 ${width} ${height}`)
}

const types = new Map(Object.entries({ jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' }))

/**
 * Reads the picture of a document, for the operator desk only (API-17): the submitted one, or a drawn one for a seeded
 * document. Undefined after the decision.
 */
export async function readDocumentPicture(
  files: FileVault,
  document: AgeDocument,
): Promise<{ readonly bytes: Uint8Array; readonly type: string } | undefined> {
  if (document.file === null) return undefined
  const stored = await files.read('documents', document.file)
  if (!stored) return { bytes: new TextEncoder().encode(drawDocument(document)), type: 'image/svg+xml' }
  const extension = document.file.slice(document.file.lastIndexOf('.') + 1)
  return { bytes: stored, type: types.get(extension) ?? 'application/octet-stream' }
}

/**
 * Built-in pictures by address (IMP-06 to IMP-08), loaded lazily. Real PNG and JPEG files, as their addresses say. `npm
 * run pictures` draws them again.
 */
export const fixedPictures: Readonly<Record<string, () => Promise<string>>> = {
  [defaultPhotoPath]: async () => (await import('./files/default.png?inline')).default,
  [socialFallbackPath]: async () => (await import('./files/social.png?inline')).default,
  ...Object.fromEntries(
    [
      async () => (await import('./files/sample-1.jpg?inline')).default,
      async () => (await import('./files/sample-2.jpg?inline')).default,
      async () => (await import('./files/sample-3.jpg?inline')).default,
      async () => (await import('./files/sample-4.jpg?inline')).default,
      async () => (await import('./files/sample-5.jpg?inline')).default,
    ].map((load, place) => [samplePhotoPaths[place], load]),
  ),
}

export function readDataUrl(url: string): { readonly bytes: Uint8Array; readonly type: string } {
  const comma = url.indexOf(',')
  const type = url.slice('data:'.length, url.indexOf(';'))
  return { bytes: new Uint8Array(Buffer.from(url.slice(comma + 1), 'base64')), type }
}

/** A neutral grey between paper and plum that suits both themes. */
const grey = (lightness: number, chroma = 0.014) => oklch(lightness, chroma, 325)
const size = [480, 640, '0 0 120 160'] as const

/** Picture of an empty photo slot (IMP-06, PHOTO-19): hills and a pale moon in mist, without a person's colours. */
function drawDefaultPhoto(): string {
  const d = new Drawing()
  d.rect(0, 0, 120, 160, d.linear([0, grey(60)], [0.6, grey(69)], [1, oklch(76, 0.018, 60)]))
  d.glow(66, 64, 44, grey(88), 0.5)
  d.circle(66, 64, 14, grey(83))
  d.path('M-5 112C18 76 34 84 52 102S96 84 125 104V160H-5z', grey(56))
  d.path('M-5 128C24 108 46 118 66 124S104 114 125 122V160H-5z', grey(48, 0.018))
  return d.toSvg(...size)
}

/** Shown when a photo fails to load (IMP-08, PHOTO-20): the moon over a round hill, shaped like head and shoulders. */
function drawSocialFallback(): string {
  const d = new Drawing()
  d.rect(0, 0, 120, 160, d.fade(grey(72, 0.02), oklch(79, 0.02, 60)))
  d.circle(60, 65.5, 17.5, oklch(91, 0.014, 85))
  d.circle(60, 140, 50, grey(56, 0.02))
  return d.toSvg(...size)
}

export const fallbackScenes = { 'default.png': drawDefaultPhoto, 'social.png': drawSocialFallback }
