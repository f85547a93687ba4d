import { useAtomValue } from 'jotai'
import { useEffect, useSyncExternalStore } from 'react'
import { themeAtom, type ThemeChoice } from '../state/layout.ts'
import { store } from '../state/phones.ts'
import { bridge } from './files.ts'

const dark = window.matchMedia('(prefers-color-scheme: dark)')
const listen = (listener: () => void) => {
  dark.addEventListener('change', listener)
  return () => dark.removeEventListener('change', listener)
}

/** The colours in force, put on the document. The desktop app tells the system's choice by its own setting. */
export function useTheme(): 'day' | 'night' {
  const isDark = useSyncExternalStore(listen, () => dark.matches)
  const choice = useAtomValue(themeAtom)
  const theme = choice === 'dark' || (choice === 'system' && isDark) ? 'night' : 'day'
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme
  }, [theme])
  return theme
}

/** Remembers the choice, in the desktop app for its windows too. */
export function chooseTheme(choice: ThemeChoice): void {
  store.set(themeAtom, choice)
  void bridge?.changeSettings({ theme: choice })
}

const isMac = /mac/i.test(navigator.userAgent)

/** The keys of the palette, and those that fold the panels, as this machine's keyboard names them. */
export const paletteKeys = isMac ? '⌘K' : 'Ctrl K'
export const foldKeys = isMac ? '⌘\\' : 'Ctrl \\'
