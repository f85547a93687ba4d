import { useAtomValue } from 'jotai/react'
import { atom } from 'jotai/vanilla'
import { store } from '../../api/store.ts'

export const chunkLoadFailedAtom = atom(false)

/** Says that code of this page is no longer to be had: after a release the old files are gone. */
export function reportChunkLoadFailure(): void {
  store.set(chunkLoadFailedAtom, true)
}

/** Whether some part of the page could not be fetched; only a reload helps. */
export function useChunkLoadFailed(): boolean {
  return useAtomValue(chunkLoadFailedAtom, { store })
}
