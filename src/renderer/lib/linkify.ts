/** A part of a text; `href` is set for an address. */
interface TextPart {
  text: string
  href?: string
}

/** Matches address characters only, so that adjacent Japanese text is not included. */
const address = /(?:https?:\/\/|www\.)[\w\-.~:/?#[\]@!$&'()*+,;=%]+/gi

/** Removes marks at the end that belong to the sentence. A closing bracket stays if the address opened it. */
function trimEnd(url: string): string {
  let end = url.replace(/[.,:;!?'*]+$/, '')
  while (end.endsWith(')') && !end.includes('(')) end = end.slice(0, -1)
  while (end.endsWith(']') && !end.includes('[')) end = end.slice(0, -1)
  return end
}

/** Splits a text at its http, https and www addresses (HONA-11). Other schemes are never links. */
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
