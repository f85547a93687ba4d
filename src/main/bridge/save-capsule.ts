import { rename, rm, writeFile } from 'node:fs/promises'
import { dialog } from 'electron'
import * as z from 'zod/mini'
import type { Copy } from '../copy/copy.ts'
import { capsuleExtensions } from '../opening/opened.ts'
import { maxCapsuleBytes } from '../opening/read-capsule.ts'
import type { Handler } from './handler.ts'

/** A plain file name: a page must not choose the folder. */
const fileName = z.string().check(z.regex(/^[^/\\\0]{1,120}\.yoimachi$/))

/** @param saved told the path of what was written, for the list of recent files */
export const saveCapsuleHandler = (
  copy: () => Copy,
  saved: (path: string) => void,
): Handler<'saveCapsule'> => ({
  input: z.object({ name: fileName, content: z.string().check(z.maxLength(maxCapsuleBytes)) }),
  expects: 'it takes a file name that ends in .yoimachi, and the capsule as text',
  async run({ name, content }) {
    const { saveCapsule: title, capsuleFilter } = copy()
    const { canceled, filePath } = await dialog.showSaveDialog({
      title,
      defaultPath: name,
      filters: [{ name: capsuleFilter, extensions: [...capsuleExtensions] }],
    })
    if (canceled || filePath === '') return null
    // Written beside and renamed: an interrupted save leaves the former capsule whole.
    const partial = `${filePath}.part`
    try {
      await writeFile(partial, content)
      await rename(partial, filePath)
    } catch (error) {
      await rm(partial, { force: true })
      throw error
    }
    saved(filePath)
    return filePath
  },
})
