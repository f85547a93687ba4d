import type { AgeDocument } from '../world/records/age-document.ts'
import { Canvas } from './canvas.ts'
import { oklch } from './color.ts'
import { paintDigits } from './digits.ts'

const width = 640
const height = 400
const table = oklch(42, 0.015, 60)
const paper = oklch(94, 0.02, 200)
const ink = oklch(30, 0.02, 260)
const line = oklch(72, 0.02, 220)
const cover = oklch(22, 0.01, 300)

/**
 * The picture of a seeded document as a member would send it (AGE-04 to AGE-06): a card whose issuer and birth date are
 * legible as far as the record says, everything else covered. Nobody's face, name or number is on it.
 */
export function paintDocument({ birthDate, issuer }: Pick<AgeDocument, 'birthDate' | 'issuer'>): Canvas {
  const canvas = new Canvas(width, height)
  canvas.fillRows(() => table)
  canvas.rectangle(30, 30, width - 60, height - 60, paper)
  canvas.rectangle(30, 30, width - 60, 46, oklch(82, 0.05, 230))
  // Covered: name, address, number and photograph.
  canvas.rectangle(60, 96, 330, 34, cover)
  canvas.rectangle(60, 210, 330, 34, cover)
  canvas.rectangle(60, 262, 330, 34, cover)
  canvas.rectangle(440, 96, 140, 180, cover)
  if (birthDate === null) canvas.rectangle(60, 148, 330, 44, cover)
  else paintDigits(canvas, birthDate, { left: 64, top: 150, height: 40, color: ink })
  if (!issuer) canvas.rectangle(60, 316, 330, 34, cover)
  // The issuer's name as the strokes of a stamp: there is no font here, its text stands beside the picture.
  else
    for (let stroke = 0; stroke < issuer.length; stroke += 1)
      canvas.rectangle(64 + stroke * 34, 322, 24, 22, ink)
  canvas.rectangle(60, 200, 330, 2, line)
  canvas.rectangle(60, 306, 330, 2, line)
  return canvas
}
