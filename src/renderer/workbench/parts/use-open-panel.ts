import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { dockFoldedAtom } from '../state/layout.ts'
import { store } from '../state/store.ts'

/**
 * Opens a panel by its address, `/history` or `/inspector?exchange=12`, also where the panels are folded away. It adds no
 * entry to the history, which the phones have for themselves.
 */
export function useOpenPanel(): (address: string) => void {
  const navigate = useNavigate()
  return useCallback(
    (address) => {
      store.set(dockFoldedAtom, false)
      void navigate(address, { replace: true })
    },
    [navigate],
  )
}
