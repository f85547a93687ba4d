import type { Steps } from '../engine/steps.ts'

const large = 256 * 1024
const longestHead = 8 * 1024
/** Plain fields, then one whose text has no end so far. */
const headPattern = /^\s*\{(?:\s*"\w+"\s*:\s*(?:"(?:[^"\\]|\\.)*"|[\w.+-]+)\s*,)*\s*"(\w+)"\s*:\s*"/
const tailPattern = /"\s*\}\s*$/
const longestTail = 100

/**
 * As JSON.parse, of a text in pieces. The large kind that comes here, an object whose last field is a long text of many
 * lines (a capsule), is read piece by piece and never put together (P13). Whatever does not look like that is left to
 * JSON.parse.
 */
export function* parseLargeJson(texts: readonly string[]): Steps<unknown> {
  const length = texts.reduce((sum, text) => sum + text.length, 0)
  const head = length < large ? undefined : headPattern.exec(beginningOf(texts))
  const tail = head && tailPattern.exec(endOf(texts))
  if (!head?.[1] || !tail) return JSON.parse(texts.join(''))
  const end = length - tail[0].length
  const pieces: string[] = []
  try {
    let [rest, at]: [string[], number] = [[], 0]
    for (const text of texts) {
      // What of this text belongs to the long field.
      const part = text.slice(Math.max(0, head[0].length - at), Math.max(0, end - at))
      at += text.length
      const cut = at >= end ? part.length : behindLastNewline(part)
      if (cut > 0 || at >= end) {
        pieces.push(String(JSON.parse(`"${rest.join('')}${part.slice(0, cut)}"`)))
        rest = []
      }
      rest.push(part.slice(cut))
      yield
    }
  } catch {
    return JSON.parse(texts.join(''))
  }
  const fields: unknown = JSON.parse(`${head[0]}"}`)
  return Object.assign(fields as object, { [head[1]]: pieces.join('') })
}

function beginningOf(texts: readonly string[]): string {
  let beginning = ''
  for (let at = 0; at < texts.length && beginning.length < longestHead; at += 1) beginning += texts[at]
  return beginning.slice(0, longestHead)
}

function endOf(texts: readonly string[]): string {
  let end = ''
  for (let at = texts.length - 1; at >= 0 && end.length < longestTail; at -= 1) end = texts[at] + end
  return end.slice(-longestTail)
}

/**
 * The position behind the last written newline, `\n`, or 0. A backslash that is itself escaped begins none, and of those
 * that a text begins with nobody here knows.
 */
function behindLastNewline(text: string): number {
  for (let at = text.lastIndexOf('\\n'); at > 0; at = text.lastIndexOf('\\n', at - 1)) {
    let first = at
    while (text[first - 1] === '\\') first -= 1
    if (first > 0 && (at - first) % 2 === 0) return at + 2
  }
  return 0
}
