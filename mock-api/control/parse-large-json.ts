import type { Steps } from '../engine/steps.ts'

const large = 256 * 1024
const longestHead = 8 * 1024
/** Plain fields, then one whose text has no end so far. */
const headPattern = /^\s*\{(?:\s*"\w+"\s*:\s*(?:"(?:[^"\\]|\\.)*"|[\w.+-]+)\s*,)*\s*"(\w+)"\s*:\s*"/
const tailPattern = /"\s*\}\s*$/

/**
 * As JSON.parse, but the large kind of text that comes here, an object whose last field is a long text of many lines (a
 * capsule), is read in steps (P13). Whatever does not look like that is left to JSON.parse.
 */
export function* parseLargeJson(text: string): Steps<unknown> {
  const head = text.length < large ? undefined : headPattern.exec(text.slice(0, longestHead))
  const tail = head && tailPattern.exec(text.slice(-100))
  if (!head?.[1] || !tail) return JSON.parse(text)
  const end = text.length - tail[0].length
  const pieces: string[] = []
  try {
    for (let at = head[0].length; at < end;) {
      const cut = Math.min(end, afterNewline(text, at + large))
      pieces.push(String(JSON.parse(`"${text.slice(at, cut)}"`)))
      at = cut
      yield
    }
  } catch {
    return JSON.parse(text)
  }
  const fields: unknown = JSON.parse(`${head[0]}"}`)
  return Object.assign(fields as object, { [head[1]]: pieces.join('') })
}

/** The position behind the next written newline, `\n`; a backslash that is itself escaped begins none. */
function afterNewline(text: string, from: number): number {
  for (let at = text.indexOf('\\n', from); at !== -1; at = text.indexOf('\\n', at + 1)) {
    let first = at
    while (text[first - 1] === '\\') first -= 1
    if ((at - first) % 2 === 0) return at + 2
  }
  return Number.POSITIVE_INFINITY
}
