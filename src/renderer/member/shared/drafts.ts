import { onSessionChange, readSession } from '../api/session-store.ts'

const prefix = 'yoimachi.draft.'
/** Written for a moment to tell the other tabs that this member logged out. */
const forgetSignal = 'yoimachi.drafts-forgotten'

const ownPrefix = (): string | null => {
  const { uid } = readSession()
  return uid ? `${prefix}${encodeURIComponent(uid)}/` : null
}

interface DraftStore {
  /** What was kept under this name for the member who is logged in; null without anything. */
  read(name: string): unknown
  /** Keeps plain data; null forgets it. */
  write(name: string, value: unknown): void
}

/** In a storage of the browser: kept apart by member, and never in the way of what the member does. */
export function draftStore(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): DraftStore {
  return {
    read: (name) => {
      const own = ownPrefix()
      try {
        return own === null ? null : JSON.parse(storage.getItem(own + name) ?? 'null')
      } catch {
        return null
      }
    },
    write: (name, value) => {
      const own = ownPrefix()
      if (own === null) return
      try {
        if (value === null) storage.removeItem(own + name)
        else storage.setItem(own + name, JSON.stringify(value))
      } catch {
        // Full or forbidden: it stays on screen, only a reload would lose it.
        storage.removeItem(own + name)
      }
    },
  }
}

/**
 * What a member typed and has not sent, so that neither a reload nor a login that ran out loses it. In this tab only: the
 * answers are intimate, and the next person at the device should not find them.
 */
export const drafts: DraftStore = draftStore(sessionStorage)

/** The same for what outlives the tab: messages that were written and not delivered. */
export const lastingDrafts: DraftStore = draftStore(localStorage)

/** Nobody's words stay on a device that was logged out. A login that ran out is no logout: the member comes back. */
export function forgetDrafts(): void {
  removeWhere(() => true)
  localStorage.setItem(forgetSignal, '')
  localStorage.removeItem(forgetSignal)
}

function removeWhere(matches: (key: string) => boolean): void {
  for (const storage of [sessionStorage, localStorage]) {
    for (const key of Object.keys(storage)) {
      if (key.startsWith(prefix) && matches(key)) storage.removeItem(key)
    }
  }
}

/** Another member logged in here: what the one before left behind goes. */
function forgetOthers(): void {
  const own = ownPrefix()
  if (own !== null) removeWhere((key) => !key.startsWith(own))
}

forgetOthers()
onSessionChange(forgetOthers)
window.addEventListener('storage', ({ key }) => {
  if (key === forgetSignal) removeWhere(() => true)
})
