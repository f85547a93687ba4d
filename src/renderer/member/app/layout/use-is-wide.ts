import { useSyncExternalStore } from 'react'

/** As the breakpoint `lg` of styles/theme.css. */
const wide = '(min-width: 56.25rem)'

/** Whether there is room for two columns, 900 px and more. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = matchMedia(wide)
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    () => matchMedia(wide).matches,
    // Pages that are rendered at build time stand in one column at any width.
    () => false,
  )
}
