import type { FileVault } from '../http/define-route.ts'
import type { AgeDocument } from '../world/records/age-document.ts'
import { drawDocument } from './draw-document.ts'

const types = new Map(Object.entries({ jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' }))

/**
 * The picture of a document, for the operator desk only (API-17): what the member sent, or a drawn one for a seeded
 * document. Undefined once the document is decided.
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
