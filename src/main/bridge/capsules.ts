import { existsSync } from 'node:fs'
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, extname, isAbsolute, join } from 'node:path'
import { dialog } from 'electron'
import * as z from 'zod/mini'
import { maxCapsuleBytes } from '../../contract/rules/file-reasons.ts'
import type { Copy } from '../copy.ts'
import { capsuleExtensions } from '../opening/capsule-file.ts'
import { type Handlers, noArgument } from './handler.ts'

export interface CapsuleParts {
  readonly copy: () => Copy
  /** Opens a capsule after those that were opened before. */
  readonly openFile: (path: string) => void
  /** Adds a saved path to the recent files. */
  readonly remember: (path: string) => void
}

/** A file name without folders, because a page must not choose the folder. */
const fileName = z.string().check(z.regex(/^[^/\\\0]{1,120}\.yoimachi$/))

/** A capsule as text. A file of more bytes could not be opened again. */
const content = z.string().check(z.refine((text) => Buffer.byteLength(text) <= maxCapsuleBytes))

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
      input: z.object({ name: fileName, content }),
      expects:
        'it takes a file name that ends in .yoimachi, and the text of a capsule that is small enough to be opened',
      async run({ name, content: capsule }) {
        const { saveCapsule: title, capsuleFilter } = copy()
        const { canceled, filePath } = await dialog.showSaveDialog({
          title,
          defaultPath: name,
          filters: [{ name: capsuleFilter, extensions: [...capsuleExtensions] }],
        })
        if (canceled || filePath === '') return null
        const path = withEnding(filePath)
        await replaceFile(path, capsule)
        remember(path)
        return path
      },
    },
  }
}

/**
 * Returns a chosen path with the ending of capsules, without which no double click opens the file. Only the dialogs of
 * Linux leave it out. They asked about the file without it, so another one is never replaced.
 */
function withEnding(path: string): string {
  const whole = `${path}.${capsuleExtensions[0]}`
  const hasEnding = capsuleExtensions.some((known) => extname(path).toLowerCase() === `.${known}`)
  return hasEnding || existsSync(whole) ? path : whole
}

/**
 * Writes the file in a new folder beside its place and moves it there, so that an interrupted save keeps the former file
 * and no other file is touched.
 */
async function replaceFile(path: string, text: string): Promise<void> {
  const folder = await mkdtemp(join(dirname(path), '.yoimachi-'))
  try {
    const draft = join(folder, 'capsule')
    await writeFile(draft, text)
    await rename(draft, path)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
