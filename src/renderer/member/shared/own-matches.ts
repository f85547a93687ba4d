/** Conversations that this member opened by a decision of her or his own during this visit; nobody has to tell of them. */
const opened = new Set<string>()

export function noteOwnMatch(uuid: string): void {
  opened.add(uuid)
}

export function isOwnMatch(uuid: string): boolean {
  return opened.has(uuid)
}
