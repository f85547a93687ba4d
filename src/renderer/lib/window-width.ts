import { useSyncExternalStore } from 'react'

/** Same as the breakpoints `md`, `lg` and `full` of styles/theme.css. */
const widths = { wide: '(min-width: 46.5rem)', panes: '(min-width: 56.25rem)', full: '(min-width: 75rem)' }

/** Whether the window is 744 px or wider: a rail replaces tab bar and menu (D-104). */
export const useIsWide = () => useMedia(widths.wide)

/** Whether the window is 900 px or wider: room for a list beside a conversation (D-81). */
export const useHasPanes = () => useMedia(widths.panes)

/** Whether the window is 1,200 px or wider: room for the rail's labels and a third pane (D-81). */
export const useIsFull = () => useMedia(widths.full)

/** Whether a media query matches. */
export function useMedia(media: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = matchMedia(media)
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    () => matchMedia(media).matches,
    // Prerendered pages have one column at any width.
    () => false,
  )
}
