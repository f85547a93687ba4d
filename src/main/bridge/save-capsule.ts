import { rename, writeFile } from 'node:fs/promises'
import { dialog } from 'electron'
import * as z from 'zod/mini'
import { capsuleFilter, maxCapsuleBytes } from './capsule-file.ts'
import type { Handler } from './handler.ts'

/** A plain file name: a page must not choose the folder. */
const fileName = z.string().check(z.regex(/^[^/\\\0]{1,120}\.json$/))

export const saveCapsuleHandler: Handler<'saveCapsule'> = {
  input: z.object({ name: fileName, content: z.string().check(z.maxLength(maxCapsuleBytes)) }),
  expects: 'it takes a file name that ends in .json, and the capsule as text',
  async run({ name, content }) {
    const { canceled, filePath } = await dialog.showSaveDialog({
      title: 'カプセルを保存',
      defaultPath: name,
      filters: [capsuleFilter],
    })
    if (canceled || filePath === '') return null
    // Written beside and renamed: an interrupted save leaves the former capsule whole.
    const partial = `${filePath}.part`
    await writeFile(partial, content)
    await rename(partial, filePath)
    return filePath
  },
}
