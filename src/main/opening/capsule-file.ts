import { open } from 'node:fs/promises'
import { maxCapsuleBytes } from '../../contract/rules/file-reasons.ts'

/** File extensions of capsules. */
export const capsuleExtensions = ['yoimachi', 'json'] as const

/** Thrown before a file larger than any capsule is read into memory. */
export class TooLargeError extends Error {
  override readonly name = 'TooLargeError'
}

/**
 * Reads a capsule file; the server parses it.
 * @throws {TooLargeError} or the system's error
 */
export async function readCapsuleFile(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    if (size > maxCapsuleBytes) throw new TooLargeError(`Failed to open ${path}: it is too large for a capsule.`)
    return await file.readFile()
  } finally {
    await file.close()
  }
}
