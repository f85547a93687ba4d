import { useEffect } from 'react'
import { dockFoldedAtom, paletteOpenAtom } from '../state/layout.ts'
import { store } from '../state/phones.ts'

const actions: Readonly<Record<string, () => void>> = {
  k: () => store.set(paletteOpenAtom, (open) => !open),
  '\\': () => store.set(dockFoldedAtom, (folded) => !folded),
}

/** With ⌘ or Ctrl: K opens the palette from anywhere, which the phones hand over too; \ folds the panels. */
export function useHotkeys(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const act = actions[event.key.toLowerCase()]
      if (!act || !(event.metaKey || event.ctrlKey) || event.altKey) return
      event.preventDefault()
      act()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}
