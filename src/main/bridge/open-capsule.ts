import { open } from 'node:fs/promises'
import { basename } from 'node:path'
import { dialog } from 'electron'
import * as z from 'zod/mini'
import { capsuleFilter, maxCapsuleBytes } from './capsule-file.ts'
import type { Handler } from './handler.ts'

export const openCapsuleHandler: Handler<'openCapsule'> = {
  input: z.undefined(),
  expects: 'it takes no argument',
  async run() {
    const { canceled, filePaths } = await dialog.showOpenDialog({
      title: 'カプセルを開く',
      properties: ['openFile'],
      filters: [capsuleFilter],
    })
    const [path] = filePaths
    if (canceled || path === undefined) return null
    return { name: basename(path), content: await readCapsule(path) }
  },
}

/** @throws {Error} when the file is larger than any capsule, before it is read into memory */
async function readCapsule(path: string): Promise<string> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    if (size > maxCapsuleBytes)
      throw new Error(`Failed to open ${basename(path)}: it is too large for a capsule.`)
    return await file.readFile('utf8')
  } finally {
    await file.close()
  }
}
