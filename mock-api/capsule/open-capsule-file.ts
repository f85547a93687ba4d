import { readFile } from 'node:fs/promises'
import { CapsuleError } from './capsule-error.ts'
import { openCapsule, type Opening } from './open-capsule.ts'

/** Opens the capsule at a path. Throws CapsuleError, with the path, when it cannot be read or is none. */
export async function openCapsuleFile(opening: Opening, path: string): Promise<void> {
  let bytes: Buffer
  try {
    bytes = await readFile(path)
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause)
    throw new CapsuleError(`Failed to open the capsule ${path}: ${why}. Check its path and its rights.`, {
      cause,
    })
  }
  try {
    await openCapsule(opening, bytes)
  } catch (cause) {
    if (!(cause instanceof CapsuleError)) throw cause
    throw new CapsuleError(`${path}: ${cause.message}`, { cause })
  }
}
