import { useSyncExternalStore } from 'react'

/** Why values are kept in memory only: the browser's settings refuse storage, or it has no space left. */
export type StorageTrouble = 'refused' | 'full'

/** A storage of the browser. Values that it does not take live in memory until the page is closed. */
export interface PageStorage {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
  keys(): string[]
  /** Whether an event of another tab is about this storage. */
  is(area: Storage | null): boolean
}

let trouble: StorageTrouble | null = null
const listeners = new Set<() => void>()

function report(next: StorageTrouble): void {
  if (trouble === next) return
  trouble = next
  for (const listener of listeners) listener()
}

function pageStorage(kind: 'localStorage' | 'sessionStorage'): PageStorage {
  const memory = new Map<string, string>()
  /** The browser's storage. Its property throws if the settings block it, and is null in a web view without storage. */
  const area = (): Storage | null => {
    let found: Storage | null = null
    try {
      found = window[kind]
    } catch {
      // Reported below.
    }
    if (!found) report('refused')
    return found
  }
  return {
    getItem: (key) => memory.get(key) ?? area()?.getItem(key) ?? null,
    setItem(key, value) {
      memory.set(key, value)
      const stored = area()
      try {
        stored?.setItem(key, value)
        if (stored) memory.delete(key)
      } catch {
        report('full')
        // A reload must not restore an older value.
        stored?.removeItem(key)
      }
    },
    removeItem(key) {
      memory.delete(key)
      area()?.removeItem(key)
    },
    keys: () => [...new Set([...memory.keys(), ...Object.keys(area() ?? {})])],
    is: (other) => other !== null && other === area(),
  }
}

/** Storage that survives the browser's end, shared by all tabs. */
export const deviceStorage: PageStorage = pageStorage('localStorage')

/** Storage of this tab, which survives a reload. */
export const tabStorage: PageStorage = pageStorage('sessionStorage')

/** Why this page cannot store values; null as long as it can. */
export function useStorageTrouble(): StorageTrouble | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    () => trouble,
    () => null,
  )
}
