import { useAtomValue } from 'jotai'
import { useEffect, useSyncExternalStore } from 'react'
import { bridge } from './bridge.ts'
import { attempt } from './control/flash.ts'
import { themeAtom, type ThemeChoice, store } from './state.ts'

const dark = window.matchMedia('(prefers-color-scheme: dark)')
const listen = (listener: () => void) => {
  dark.addEventListener('change', listener)
  return () => dark.removeEventListener('change', listener)
}

/** Applies the colour scheme to the document. The desktop app passes the system's scheme through its own setting. */
export function useTheme(): 'day' | 'night' {
  const isDark = useSyncExternalStore(listen, () => dark.matches)
  const choice = useAtomValue(themeAtom)
  const theme = choice === 'dark' || (choice === 'system' && isDark) ? 'night' : 'day'
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme
  }, [theme])
  return theme
}

/** Stores the choice, and in the desktop app applies it to its windows. */
export function chooseTheme(choice: ThemeChoice): void {
  store.set(themeAtom, choice)
  void attempt(async () => bridge?.changeSettings({ theme: choice }))
}
