import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import * as z from 'zod/mini'
import { useMedia } from '../../lib/window-width.ts'
import { bridge } from './bridge.ts'
import { attempt } from './control/attempt.ts'
import { store, storedAtom } from './state.ts'

const themeChoice = z.enum(['system', 'light', 'dark'])

export const themeAtom = storedAtom('theme', themeChoice, 'system')

/** Applies the colour scheme to the document. The desktop app passes the system's scheme through its own setting. */
export function useTheme(): 'day' | 'night' {
  const isDark = useMedia('(prefers-color-scheme: dark)')
  const choice = useAtomValue(themeAtom)
  const theme = choice === 'dark' || (choice === 'system' && isDark) ? 'night' : 'day'
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme
  }, [theme])
  return theme
}

/** Stores the choice, and in the desktop app applies it to its windows. */
export function chooseTheme(choice: z.output<typeof themeChoice>): void {
  store.set(themeAtom, choice)
  void attempt(async () => bridge?.changeSettings({ theme: choice }))
}
