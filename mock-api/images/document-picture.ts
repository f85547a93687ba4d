import type { FileVault } from '../http/define-route.ts'
import type { AgeDocument } from '../world/records/age-document.ts'
import { oklch, Drawing } from './scenes/drawing.ts'

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
