import type { FolderFiles } from '../engine/store/folder-files.ts'
import type { Moments } from './moments.ts'

/** Returns the bytes on disk of all files that unnamed moments need. */
export function bytesOfUnnamed(moments: Moments, files: Pick<FolderFiles, 'byteCounter'>): number {
  const add = files.byteCounter()
  return moments.unnamed().reduce((_, moment) => add([...moments.positionsOf(moment)]), 0)
}

/** Forgets the oldest unnamed moments until the files of the others fit into `most` bytes. The newest one stays. */
export function forgetBeyond(most: number, moments: Moments, files: Pick<FolderFiles, 'byteCounter'>): void {
  const add = files.byteCounter()
  const newestFirst = moments.unnamed().toReversed()
  const fitting = newestFirst.findIndex((moment) => add([...moments.positionsOf(moment)]) > most)
  if (fitting !== -1) moments.forgetOldest(newestFirst.length - Math.max(fitting, 1))
}
