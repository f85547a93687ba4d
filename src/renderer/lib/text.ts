/**
 * Folds full-width digits, letters and signs to plain ones (NFKC): '０９０−１２３４' becomes '090-1234'. Dashes of a Japanese
 * keyboard between digits become '-'. Not for free text, because it would change the author's wording.
 */
export function foldWidth(text: string): string {
  return text.normalize('NFKC').replace(/(?<=\d)[\u2010-\u2015\u2212\u30fc](?=\d)/g, '-')
}

/** Words of a search, in half-width small letters. */
export const searchWords = (search: string): string[] => foldWidth(search).toLowerCase().split(/\s+/).filter(Boolean)

/** Returns whether a text contains every word of a search. */
export function everyWordOf(search: string): (text: string) => boolean {
  const words = searchWords(search)
  return (text) => words.every((word) => text.toLowerCase().includes(word))
}

/** Parses an address; undefined if it is none. Safari before version 17 has no `URL.canParse`. */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base)
  } catch {
    return undefined
  }
}

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

/** Endings of sentences, which readers see as one word with the preceding text. */
const endings =
  /((?:ください|なさい|ましょう|でしょう|ません|ました|でした|ます|です)(?:でした|でしょう)?[かねよわ]*[。！？!?]?)/u
/** Longest unbreakable unit, because a line of large text holds nine characters. */
const longest = 9
/** Breaks after a connecting ending that ends (not のです, ながらも) and a particle before kanji or katakana. */
const pauses =
  /(?<=ずつ|たら|れば|ながら|けれど|ので|のに|[てで]も)(?=\p{L})(?![すしはもがのとね])|(?<=[をはがにでともへて])(?=[\p{sc=Han}\p{sc=Katakana}])/u

let segmenter: Intl.Segmenter | undefined

/** Words of a text. Opening the dictionary takes 20 ms of a desktop's time, so a page without such texts does not open it. */
function wordsOf(text: string): Iterable<Intl.SegmentData> {
  segmenter ??= new Intl.Segmenter('ja', { granularity: 'word' })
  return segmenter.segment(text)
}

/** Splits a text into phrases, where a line may end, and those into unbreakable units: words with their endings. */
export function lineUnits(text: string): string[][] {
  return text.split(pauses).map(units)
}

function units(text: string): string[] {
  const found: string[] = []
  for (const [index, part] of text.split(endings).entries()) {
    const before = found.at(-1)
    const ends = index % 2 === 1
    if (ends && before !== undefined && /\p{L}$/u.test(before) && before.length + part.length <= longest)
      found[found.length - 1] = before + part
    else if (ends) found.push(part)
    else for (const { segment } of wordsOf(part)) append(found, segment)
  }
  return found
}

/** Keeps a number with its unit: 24時間, 3:00, 10,000円. */
function append(found: string[], segment: string): void {
  const before = found.at(-1) ?? ''
  const counts = /\d[:,.]?$/.test(before) && /^[\p{L}\d:,.]/u.test(segment)
  if (counts && before.length + segment.length <= longest) found[found.length - 1] = before + segment
  else found.push(segment)
}

/** Whether a unit needs protection from line breaks. A character or a number never breaks, and a long word must. */
export const isKept = (unit: string): boolean =>
  unit.length > 1 && unit.length <= longest && !/\s|^[\d:,.]+$/.test(unit)
