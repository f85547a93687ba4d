import type { FileVault } from '../http/define-route.ts'
import type { World } from '../world/world.ts'

export interface PictureName {
  readonly kind: Parameters<FileVault['read']>[0]
  readonly name: string
}

/** The picture files that records of a world name, each once. Some have no file: seeded people's are drawn. */
export function* namedPictures({ uploads, ageDocuments }: World): Iterable<PictureName> {
  const seen = new Set<string>()
  const isNew = (name: string) => !seen.has(name) && seen.add(name)
  for (const { name } of uploads.all()) if (isNew(name)) yield { kind: 'uploads', name }
  for (const { file } of ageDocuments.all())
    if (file !== null && isNew(file)) yield { kind: 'documents', name: file }
}
