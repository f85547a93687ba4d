/**
 * What counts as an address in a member's message (CHAT-18): http://, https://, www., a domain with a path, or a domain
 * with a known ending. The last label is letters, so that '3.5/5' is a mark and not an address.
 */
const domain = String.raw`[a-z0-9][a-z0-9-]*(?:\.[a-z0-9-]+)*`
const urlPattern = new RegExp(
  [
    String.raw`https?:\/\/`,
    String.raw`(?<![a-z0-9])www\.`,
    String.raw`${domain}\.[a-z]{2,}\/`,
    String.raw`${domain}\.(?:com|net|jp|org|io|me)(?![a-z0-9-])`,
  ].join('|'),
  'i',
)

/** Whether a message holds an address; full-width letters do not hide one. */
export function containsUrl(text: string): boolean {
  return urlPattern.test(text.normalize('NFKC'))
}
