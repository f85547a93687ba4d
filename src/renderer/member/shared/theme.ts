import { useSyncExternalStore } from 'react'

/** `system` follows the device. */
export type ThemeChoice = 'system' | 'day' | 'night'

const storageKey = 'yoimachi.theme'
const listeners = new Set<() => void>()

function readChoice(): ThemeChoice {
  const stored = localStorage.getItem(storageKey)
  return stored === 'day' || stored === 'night' ? stored : 'system'
}

/** Puts the stored choice on the document; called before the first paint. */
export function applyTheme(): void {
  const choice = readChoice()
  if (choice === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = choice
  for (const listener of listeners) listener()
}

/** Stores the choice apart from the session data: logging out does not change the light. */
export function chooseTheme(choice: ThemeChoice): void {
  if (choice === 'system') localStorage.removeItem(storageKey)
  else localStorage.setItem(storageKey, choice)
  applyTheme()
}

export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, readChoice)
}
