/** A part of a text; `href` is set for an address. */
interface TextPart {
  text: string
  href?: string
}

/** Address characters only, so that adjacent Japanese text is not included; `www.` at the beginning of a word. */
const address = /(?:https?:\/\/|(?<![a-z0-9])www\.)[\w\-.~:/?#[\]@!$&'()*+,;=%]+/gi

/** Opening brackets by their closing ones. */
const openings = new Map([
  [')', '('],
  [']', '['],
])

/** Whether an address ends with a mark of the sentence around it. A closing bracket is its own if it opened it. */
function endsWithMark(url: string): boolean {
  const opening = openings.get(url.slice(-1))
  return opening === undefined ? /[.,:;!?'*]$/.test(url) : !url.includes(opening)
}

function trimEnd(url: string): string {
  let end = url
  while (endsWithMark(end)) end = end.slice(0, -1)
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
