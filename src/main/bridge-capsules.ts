import { rename, rm, writeFile } from 'node:fs/promises'
import { isAbsolute } from 'node:path'
import { dialog } from 'electron'
import * as z from 'zod/mini'
import { type Handlers, noArgument } from './bridge-handler.ts'
import type { Copy } from './copy.ts'
import { capsuleExtensions } from './inbox.ts'
import { maxCapsuleBytes } from './opening.ts'

export interface CapsuleParts {
  readonly copy: () => Copy
  /** Opens a capsule after those that were opened before. */
  readonly openFile: (path: string) => void
  /** Adds a saved path to the recent files. */
  readonly remember: (path: string) => void
}

/** A file name without folders, because a page must not choose the folder. */
const fileName = z.string().check(z.regex(/^[^/\\\0]{1,120}\.yoimachi$/))

/** Methods of the bridge for capsules: chosen, dropped and saved. */
export function capsuleHandlers({
  copy,
  openFile,
  remember,
}: CapsuleParts): Handlers<'openCapsule' | 'openDropped' | 'saveCapsule'> {
  return {
    openCapsule: {
      ...noArgument,
      async run() {
        const { openCapsule: title, capsuleFilter: name } = copy()
        const { canceled, filePaths } = await dialog.showOpenDialog({
          title,
          properties: ['openFile'],
          filters: [{ name, extensions: [...capsuleExtensions] }],
        })
        const [path] = filePaths
        if (!canceled && path !== undefined) openFile(path)
      },
    },
    openDropped: {
      input: z.string().check(z.maxLength(4096), z.refine(isAbsolute)),
      expects: 'it takes a file',
      run(path) {
        openFile(path)
        return true
      },
    },
    saveCapsule: {
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
        await replaceFile(filePath, content)
        remember(filePath)
        return filePath
      },
    },
  }
}

/** Writes a temporary file and renames it, so that an interrupted save keeps the former file. */
async function replaceFile(path: string, content: string): Promise<void> {
  const partial = `${path}.part`
  try {
    await writeFile(partial, content)
    await rename(partial, path)
  } catch (error) {
    await rm(partial, { force: true })
    throw error
  }
}
