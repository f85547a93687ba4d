import { open } from 'node:fs/promises'
import { basename } from 'node:path'
import type { CapsuleFile } from '../../preload/bridge.ts'

/** A world of 100,000 members stays well below this; anything larger is another kind of file. */
export const maxCapsuleBytes = 512 * 1024 * 1024

/** A file that is no capsule by its size, told before it is read into memory. */
export class TooLargeError extends Error {
  override readonly name = 'TooLargeError'
}

/** Reads a capsule file; the page parses it. Throws TooLargeError, or the system's error. */
export async function readCapsule(path: string): Promise<CapsuleFile> {
  const name = basename(path)
  const file = await open(path)
  try {
    const { size } = await file.stat()
    if (size > maxCapsuleBytes)
      throw new TooLargeError(`Failed to open ${name}: it is too large for a capsule.`)
    return { name, content: await file.readFile('utf8') }
  } finally {
    await file.close()
  }
}
