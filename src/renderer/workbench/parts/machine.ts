import { useAtomValue } from 'jotai'
import { useEffect, useSyncExternalStore } from 'react'
import type { Bridge } from '../../../preload/bridge.ts'
import { attempt, flash } from '../hub/control/call-control.ts'
import { themeAtom, type ThemeChoice, store } from '../hub/state.ts'

/**
 * Asks for a file. Resolves with null when the user cancels.
 * @param accept accepted file types, as for an input element
 */
export function chooseFile(accept: string): Promise<File | null> {
  return new Promise((resolve) => {
    const input = document.createElement('input')
    input.type = 'file'
    input.accept = accept
    input.addEventListener('cancel', () => resolve(null))
    input.addEventListener('change', () => resolve(input.files?.[0] ?? null))
    input.click()
  })
}

/** Saves a file as a download. The desktop app asks where. */
export function saveBlob(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Delayed, because the download may begin a moment later.
  window.setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** Copies a text to the clipboard and confirms with a message. */
export function copyText(text: string, what: string): Promise<boolean> {
  return attempt(async () => {
    await navigator.clipboard.writeText(text)
    flash(`${what}をコピーしました`)
  })
}

declare global {
  interface Window {
    /** Set by the desktop app's preload script; missing in a plain browser. */
    readonly yoimachi?: Bridge
  }
}

/** The bridge to the desktop app; undefined in a plain browser. */
export const bridge = window.yoimachi

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
  void bridge?.changeSettings({ theme: choice })
}

const isMac = /mac/i.test(navigator.userAgent)

/** Shortcuts of the palette and of folding the panels, in this machine's notation. */
export const paletteKeys = isMac ? '⌘K' : 'Ctrl K'
export const foldKeys = isMac ? '⌘\\' : 'Ctrl \\'
