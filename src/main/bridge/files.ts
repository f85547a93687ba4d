import { rename, rm, writeFile } from 'node:fs/promises'
import { dialog, type BrowserWindow } from 'electron'
import * as z from 'zod/mini'
import type { Copy } from '../copy.ts'
import { capsuleExtensions } from '../opening/inbox.ts'
import { readCapsule, maxCapsuleBytes } from '../opening/open-item.ts'
import type { Handler } from './bridge.ts'

/** @param opened adds the opened path to the recent files */
export const openCapsuleHandler = (copy: () => Copy, opened: (path: string) => void): Handler<'openCapsule'> => ({
  input: z.undefined(),
  expects: 'it takes no argument',
  async run() {
    const { openCapsule: title, capsuleFilter: name } = copy()
    const { canceled, filePaths } = await dialog.showOpenDialog({
      title,
      properties: ['openFile'],
      filters: [{ name, extensions: [...capsuleExtensions] }],
    })
    const [path] = filePaths
    if (canceled || path === undefined) return null
    const file = await readCapsule(path)
    opened(path)
    return file
  },
})

/** A file name without folders, because a page must not choose the folder. */
const fileName = z.string().check(z.regex(/^[^/\\\0]{1,120}\.yoimachi$/))

/** @param saved adds the written path to the recent files */
export const saveCapsuleHandler = (copy: () => Copy, saved: (path: string) => void): Handler<'saveCapsule'> => ({
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
    // Writes a temporary file and renames it, so an interrupted save keeps the former capsule.
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

const place = z.int().check(z.minimum(0), z.maximum(20_000))
const length = z.int().check(z.minimum(1), z.maximum(20_000))

/** @param workbench returns the window that may be captured */
export const takePictureHandler = (workbench: () => BrowserWindow | undefined): Handler<'takePicture'> => ({
  input: z.object({ x: place, y: place, width: length, height: length }),
  expects: 'it takes an area of the window in whole CSS px',
  async run(area) {
    const image = await workbench()?.webContents.capturePage(area)
    // The picture of a minimised window is empty.
    return !image || image.isEmpty() ? null : image.toPNG().toString('base64')
  },
})
