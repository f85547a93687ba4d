import { draftPrefix } from '../../../contract/rules/stored-names.ts'
import { deviceStorage, type PageStorage, tabStorage } from '../../lib/storage.ts'
import { onSessionChange, readSession } from '../api/session-store.ts'

/** Of the drafts of all members. */
const prefix = 'yoimachi.draft.'

/** Written briefly to tell other tabs that this member logged out, with the address if they withdrew. */
const forgetSignal = 'yoimachi.drafts-forgotten'

const ownPrefix = (): string | null => {
  const { uid } = readSession()
  return uid ? draftPrefix(uid) : null
}

interface DraftStore {
  /** Stored value of this name for the logged-in member; null if none. */
  read(name: string): unknown
  /** Stores plain data; null deletes it. */
  write(name: string, value: unknown): void
}

/** Stores drafts in a browser storage, separately for each member. */
function draftStore(storage: PageStorage): DraftStore {
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
      if (value === null) storage.removeItem(own + name)
      else storage.setItem(own + name, JSON.stringify(value))
    },
  }
}

/** Text typed but not sent. Survives a reload and an expired session in this tab only, because it is intimate. */
export const drafts: DraftStore = draftStore(tabStorage)

/** The same beyond the tab: messages that were written but not delivered. */
export const lastingDrafts: DraftStore = draftStore(deviceStorage)

/** Deletes the drafts on logout. An expired session keeps them, because the member returns. */
export function forgetDrafts(): void {
  forget('')
}

/** Deletes all that this device keeps of the member after a withdrawal, before the login is cleared. */
export function forgetMember(): void {
  forget(readSession().uid ?? '')
}

/** Deletes all drafts and, with an address, all of that member, here and in other tabs. */
function forget(uid: string): void {
  forgetHere(uid)
  deviceStorage.setItem(forgetSignal, uid)
  deviceStorage.removeItem(forgetSignal)
}

function forgetHere(uid: string): void {
  removeWhere(isDraft)
  if (uid !== '') removeWhere((key) => memberOf(key) === uid)
}

/** Address in the key of an entry about one member, as `yoimachi.met.<address>`. */
const memberOf = (key: string): string | undefined => /^yoimachi\.[^.]+\.(.+)$/u.exec(key)?.[1]

const isDraft = (key: string): boolean => key.startsWith(prefix)

function removeWhere(matches: (key: string) => boolean): void {
  for (const storage of [tabStorage, deviceStorage]) {
    for (const key of storage.keys()) {
      if (matches(key)) storage.removeItem(key)
    }
  }
}

/** Deletes the drafts of the previous member after another one logs in. */
function forgetOthers(): void {
  const own = ownPrefix()
  if (own !== null) removeWhere((key) => isDraft(key) && !key.startsWith(own))
}

forgetOthers()

onSessionChange(forgetOthers)

window.addEventListener('storage', ({ key, newValue }) => {
  if (key === forgetSignal) forgetHere(newValue ?? '')
})
