/** Endings by which a bare domain is taken for an address (CHAT-18). */
const knownEnding = /(^|[^a-z0-9-])([a-z0-9-]+\.)+(com|net|jp|org|io|me)(?![a-z0-9-])/i
const domainWithPath = /(^|[^a-z0-9-])([a-z0-9-]+\.)+[a-z]{2,}\/\S/i
const scheme = /https?:\/\/|www\./i

/** Whether a chat message holds a web address; such a message is not delivered (CHAT-18). Full-width forms count too. */
export function containsAddress(text: string): boolean {
  const folded = text.normalize('NFKC')
  return scheme.test(folded) || domainWithPath.test(folded) || knownEnding.test(folded)
}
