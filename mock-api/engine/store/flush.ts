import { fsync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { promisify } from 'node:util'

const fsyncFd = promisify(fsync)

/** Writes an open file to disk. Not by its method `sync`, which Yarn's Plug'n'Play does not implement. */
export const flushFile = ({ fd }: FileHandle): Promise<void> => fsyncFd(fd)

/** Flushes a folder, because a new or renamed file is safe only when its folder is on disk too. */
export async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const folder = await open(path, 'r')
  try {
    await flushFile(folder)
  } finally {
    await folder.close()
  }
}
