import { useAtomValue } from 'jotai/react'
import { atom } from 'jotai/vanilla'
import { store } from '../../api/store.ts'

export const chunkLoadFailedAtom = atom(false)

/** Reports that code of this page is missing: a release has removed the old files. */
export function reportChunkLoadFailure(): void {
  store.set(chunkLoadFailedAtom, true)
}

/** Whether a chunk failed to load; only a reload helps. */
export function useChunkLoadFailed(): boolean {
  return useAtomValue(chunkLoadFailedAtom, { store })
}
