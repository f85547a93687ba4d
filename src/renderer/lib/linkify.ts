/** A stretch of text; with `href` it is an address. */
export interface TextPart {
  text: string
  href?: string
}

/** Only characters that stand in addresses: Japanese text that follows without a blank is not swallowed. */
const address = /(?:https?:\/\/|www\.)[\w\-.~:/?#[\]@!$&'()*+,;=%]+/gi

/** Marks at the end belong to the sentence; a closing bracket does so unless the address opened it. */
function trimEnd(url: string): string {
  let end = url.replace(/[.,:;!?'*]+$/, '')
  while (end.endsWith(')') && !end.includes('(')) end = end.slice(0, -1)
  while (end.endsWith(']') && !end.includes('[')) end = end.slice(0, -1)
  return end
}

/** Splits a text at its http, https and www addresses (HONA-11). Other schemes never become links. */
export function linkify(text: string): TextPart[] {
  const parts: TextPart[] = []
  let from = 0
  for (const match of text.matchAll(address)) {
    const url = trimEnd(match[0])
    if (!/^(?:https?:\/\/|www\.)[^.]/i.test(url)) continue
    if (match.index > from) parts.push({ text: text.slice(from, match.index) })
    parts.push({ text: url, href: /^www\./i.test(url) ? `https://${url}` : url })
    from = match.index + url.length
  }
  if (from < text.length) parts.push({ text: text.slice(from) })
  return parts
}
