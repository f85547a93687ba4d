import { useSyncExternalStore } from 'react'

/** As the breakpoints `md`, `lg` and `full` of styles/theme.css. */
const widths = { wide: '(min-width: 46.5rem)', panes: '(min-width: 56.25rem)', full: '(min-width: 75rem)' }

/** Whether the window is wide, 744 px and more: a rail instead of the tab bar and the menu (D-104). */
export const useIsWide = () => useMedia(widths.wide)

/** Whether a list has room beside a conversation, 900 px and more (D-81). */
export const useHasPanes = () => useMedia(widths.panes)

/** Whether there is room for the rail's labels and a third pane, 1,200 px and more (D-81). */
export const useIsFull = () => useMedia(widths.full)

function useMedia(media: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = matchMedia(media)
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    () => matchMedia(media).matches,
    // Pages that are rendered at build time stand in one column at any width.
    () => false,
  )
}
