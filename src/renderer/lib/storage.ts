import { useSyncExternalStore } from 'react'

/** Why values are kept in memory only: the browser's settings refuse storage, or it has no space left. */
export type StorageTrouble = 'refused' | 'full'

/** A storage of the browser. Values that it does not take live in memory until it has room, or the page is closed. */
export interface PageStorage {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
  keys(): string[]
  /** Whether an event of another tab is about this storage. */
  is(area: Storage | null): boolean
  /** Null while the storage has all values. */
  trouble(): StorageTrouble | null
}

/** Called after each change. */
const listeners = new Set<() => void>()

function pageStorage(kind: 'localStorage' | 'sessionStorage'): PageStorage {
  /** Values that the browser's storage has not taken. */
  const memory = new Map<string, string>()
  /** The browser's storage. Its property throws if the settings block it, and is null in a web view without storage. */
  const area = (): Storage | null => {
    try {
      return window[kind]
    } catch {
      return null
    }
  }
  /** Hands over what the storage has not taken, because it may have room now, and tells the listeners. */
  const update = (changed?: string) => {
    const stored = area()
    for (const [key, value] of memory) {
      if (!stored) break
      try {
        // Another tab may have stored a newer value.
        if (key === changed || stored.getItem(key) === null) stored.setItem(key, value)
        memory.delete(key)
      } catch {
        // A reload must not restore an older value.
        stored.removeItem(key)
      }
    }
    for (const listener of listeners) listener()
  }
  return {
    getItem: (key) => area()?.getItem(key) ?? memory.get(key) ?? null,
    setItem(key, value) {
      memory.set(key, value)
      update(key)
    },
    removeItem(key) {
      memory.delete(key)
      area()?.removeItem(key)
      update()
    },
    keys: () => [...new Set([...memory.keys(), ...Object.keys(area() ?? {})])],
    is: (other) => other !== null && other === area(),
    trouble() {
      if (!area()) return 'refused'
      return memory.size > 0 ? 'full' : null
    },
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
      return () => listeners.delete(listener)
    },
    () => deviceStorage.trouble() ?? tabStorage.trouble(),
    () => null,
  )
}
