import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { dockFoldedAtom, store } from './state.ts'

/**
 * Returns a function that unfolds the panels and opens one by its address, such as `/history` or
 * `/inspector?exchange=12`. It adds no history entry, because the browser history belongs to the phones.
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
