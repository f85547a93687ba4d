import { atom, useAtomValue } from 'jotai'
import { deviceStorage } from '../../../lib/storage.ts'
import { store } from '../../api/store.ts'

/** `system` follows the device. */
export type ThemeChoice = 'system' | 'day' | 'night'

const storageKey = 'yoimachi.theme'
const choiceAtom = atom<ThemeChoice>(readChoice())

function readChoice(): ThemeChoice {
  const stored = deviceStorage.getItem(storageKey)
  return stored === 'day' || stored === 'night' ? stored : 'system'
}

/** Applies the choice to the document; runs before the first paint. */
export function applyTheme(): void {
  const choice = store.get(choiceAtom)
  if (choice === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = choice
}

// Another tab.
window.addEventListener('storage', ({ key }) => {
  if (key !== storageKey) return
  store.set(choiceAtom, readChoice())
  applyTheme()
})

/** Stored apart from the session data, so that a logout keeps the theme. */
export function chooseTheme(choice: ThemeChoice): void {
  if (choice === 'system') deviceStorage.removeItem(storageKey)
  else deviceStorage.setItem(storageKey, choice)
  store.set(choiceAtom, choice)
  applyTheme()
}

export function useThemeChoice(): ThemeChoice {
  return useAtomValue(choiceAtom, { store })
}
