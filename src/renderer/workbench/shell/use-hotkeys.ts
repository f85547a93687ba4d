import { useEffect } from 'react'
import { paletteOpenAtom } from '../state/layout.ts'
import { store } from '../state/store.ts'

/** ⌘K or Ctrl+K opens the palette from anywhere; the phones hand the same keys over. */
export function useHotkeys(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.metaKey || event.ctrlKey) || event.altKey || event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      store.set(paletteOpenAtom, (open) => !open)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}
