import { onSessionChange, readSession } from '../../api/session-store.ts'
import type { Unsent } from './unsent.ts'

const prefix = 'yoimachi.chat.'
const unsentKey = (uuid: string) => `${prefix}unsent.${readSession().uid ?? ''}.${uuid}`
const draftKey = (uuid: string) => `${prefix}draft.${readSession().uid ?? ''}.${uuid}`

/** Storage may be full or forbidden; the chat goes on without it. */
function write(storage: Storage, key: string, value: string): void {
  try {
    if (value === '') storage.removeItem(key)
    else storage.setItem(key, value)
  } catch {
    // Nothing is lost but the copy that outlives the page.
  }
}

/** Unsent messages of a conversation, kept across reloads, for this login only. */
export const unsentStore = {
  read: (uuid: string): string | null => localStorage.getItem(unsentKey(uuid)),
  write: (uuid: string, list: readonly Unsent[]) =>
    write(localStorage, unsentKey(uuid), list.length === 0 ? '' : JSON.stringify(list)),
}

/** The text being written, kept across a change of page in this tab; null when nothing was written yet. */
export const draftStore = {
  read: (uuid: string): string | null => sessionStorage.getItem(draftKey(uuid)),
  write: (uuid: string, text: string) => write(sessionStorage, draftKey(uuid), text),
}

// Nobody's words stay on a device that was logged out.
onSessionChange(() => {
  if (readSession().uid) return
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key)
  }
})
