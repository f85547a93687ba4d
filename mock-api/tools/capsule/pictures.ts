import type * as z from 'zod/mini'
import type { capsuleParts } from '../../../src/contract/control/capsule.ts'
import { type FileReason, reasonOf, shortened } from '../../../src/contract/rules/file-reasons.ts'
import { maxPhotoBytes } from '../../../src/contract/rules/photo.ts'
import type { FileVault } from '../../http/define-route.ts'
import { acceptPicture } from '../../http/picture/accept-picture.ts'
import { pictureName } from '../../images/file-vault.ts'
import { createIds } from '../../world/ids.ts'
import { Refusal } from '../../world/refusal.ts'
import type { World } from '../../world/world.ts'
import { refusedCapsule } from './capsule-error.ts'

interface PictureName {
  readonly kind: Parameters<FileVault['read']>[0]
  readonly name: string
}

/** Yields the picture files named by records, each once. Pictures of seeded members are drawn and have no file. */
export function* namedPictures({ uploads, ageDocuments }: World): Iterable<PictureName> {
  const seen = new Set<string>()
  const isNew = (name: string) => !seen.has(name) && seen.add(name)
  for (const { name } of uploads.all()) if (isNew(name)) yield { kind: 'uploads', name }
  for (const { file } of ageDocuments.all()) if (file !== null && isNew(file)) yield { kind: 'documents', name: file }
}

export interface HeldPicture extends PictureName {
  readonly bytes: Uint8Array
}

/**
 * Returns a check of pictures: a record names it, its name matches its content, and a member could have uploaded it.
 */
export function pictureChecker(world: World): (part: z.output<typeof capsuleParts.picture>) => HeldPicture {
  const named = new Map([...namedPictures(world)].map(({ kind, name }) => [name, kind]))
  const ids = createIds(() => world.settings.get(1).seed)
  return ({ kind, name, content }) => {
    const refuse = (why: FileReason) => refusedCapsule({ part: `picture ${shortened(name, 40)}`, ...why })
    if (named.get(name) !== kind) throw refuse(reasonOf('picture-unnamed'))
    const sent = Buffer.from(content, 'base64')
    const accepted = acceptedOf(sent)
    if (!accepted || !sent.equals(accepted.bytes)) throw refuse(reasonOf('picture-format'))
    if (pictureName(ids, kind, sent, accepted.extension) !== name) throw refuse(reasonOf('picture-name'))
    return { kind, name, bytes: sent }
  }
}

function acceptedOf(bytes: Uint8Array) {
  try {
    return acceptPicture(bytes, 'picture', maxPhotoBytes)
  } catch (cause) {
    if (cause instanceof Refusal) return undefined
    throw cause
  }
}
