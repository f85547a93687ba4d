import type { ChatMessage } from '../../../../contract/calls/chat.ts'

/** Merges both lists: each id once, ordered by id, which is the writing order. `loaded` must be ordered. */
export function mergeMessages(loaded: readonly ChatMessage[], live: readonly ChatMessage[]): readonly ChatMessage[] {
  const known = new Set(loaded.map(({ id }) => id))
  const added: ChatMessage[] = []
  for (const message of live) {
    if (known.has(message.id)) continue
    known.add(message.id)
    added.push(message)
  }
  if (added.length === 0) return loaded
  return [...loaded, ...added].toSorted((one, other) => one.id - other.id)
}
