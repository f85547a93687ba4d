import { lastingDrafts } from '../../shared/drafts.ts'
import { readUnsent, type Unsent } from './unsent.ts'

const nameOf = (uuid: string): string => `chat.${uuid}`

/** Undelivered messages of a conversation on this device, of all its tabs. */
export const readStoredUnsent = (uuid: string): Unsent[] => readUnsent(lastingDrafts.read(nameOf(uuid)))

/**
 * Returns the messages to store: `own` as this tab has them, and those of other tabs, which are all that this tab has
 * never had (`known`).
 */
function mergeUnsent(stored: readonly Unsent[], own: readonly Unsent[], known: ReadonlySet<string>): readonly Unsent[] {
  const ownKeys = new Set(own.map(({ key }) => key))
  const storedKeys = new Set(stored.map(({ key }) => key))
  const left = stored.filter(({ key }) => ownKeys.has(key) || !known.has(key))
  return [...left, ...own.filter(({ key }) => !storedKeys.has(key))]
}

/** Messages that are restored in this tab, and the function that stores its present ones beside those of other tabs. */
export function openStoredUnsent(uuid: string) {
  const restored = readStoredUnsent(uuid)
  const known = new Set(restored.map(({ key }) => key))
  return {
    restored,
    save(own: readonly Unsent[]): void {
      for (const { key } of own) known.add(key)
      const all = mergeUnsent(readStoredUnsent(uuid), own, known)
      lastingDrafts.write(nameOf(uuid), all.length === 0 ? null : all)
    },
  }
}
