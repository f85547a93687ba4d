import { mediaTypeOf } from '../../src/contract/files/media-type.ts'
import type { FileVault } from '../http/define-route.ts'
import type { AgeDocument } from '../world/records/age-document.ts'

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
  if (!stored) return { bytes: new TextEncoder().encode(await drawDocument(document)), type: 'image/svg+xml' }
  return { bytes: stored, type: mediaTypeOf(document.file) }
}

/**
 * Draws a seeded document as a member would send it (AGE-04 to AGE-06), as an SVG text. Issuer and birth date are
 * legible as the record says. Everything else is covered: no face, name or number.
 */
export async function drawDocument({ birthDate, issuer }: Pick<AgeDocument, 'birthDate' | 'issuer'>): Promise<string> {
  const { default: svg } = await import('./files/document.svg?raw')
  const dated = writeLine(svg, 'birth-date', birthDate && `${birthDate} 生`)
  return writeLine(dated, 'issuer', issuer)
}

/** Writes a text of the document, or covers its place. */
function writeLine(svg: string, id: string, text: string | null): string {
  const isLegible = text !== null && text !== ''
  return svg
    .split('\n')
    .flatMap((line) => {
      if (line.includes(`<rect id="${id}-cover"`)) return isLegible ? [] : [line.replace(' display="none"', '')]
      if (!line.includes(`<text id="${id}"`)) return [line]
      return isLegible ? [`${line.slice(0, line.indexOf('>') + 1)}${escaped(text)}</text>`] : []
    })
    .join('\n')
}

/** Escapes text, because some comes from outside: the operator desk sets the issuer of the next document. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
