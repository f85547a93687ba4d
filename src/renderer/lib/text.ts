/**
 * Folds full-width digits, letters and signs to their plain forms (NFKC): '０９０−１２３４' becomes '090-1234'.
 * The various dashes that a Japanese keyboard puts between digits become '-'. For numbers, mail addresses and codes;
 * never for free text, where it would change the author's wording.
 */
export function foldWidth(text: string): string {
  return text.normalize('NFKC').replace(/(?<=\d)[\u2010-\u2015\u2212\u30fc](?=\d)/g, '-')
}

/** The text of a field of a submitted form; '' for a missing one or a file. */
export function formText(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** A stretch of text; with `href` it is an address. */
interface TextPart {
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

/** Endings of sentences: with what stands before them they are one word to the reader. */
const endings =
  /((?:ください|なさい|ましょう|でしょう|ません|ました|でした|ます|です)(?:でした|でしょう)?[かねよわ]*[。！？!?]?)/u
/** Longer ones may be cut: in large text a line has no more than nine characters. */
const longest = 9
/**
 * Where a long phrase may be left although the browser keeps it in one: behind a connecting ending, unless it goes on (のです,
 * ながらも), and behind a particle before kanji or katakana.
 */
const pauses =
  /(?<=ずつ|たら|れば|ながら|けれど|ので|のに|[てで]も)(?=\p{L})(?![すしはもがのとね])|(?<=[をはがにでともへて])(?=[\p{sc=Han}\p{sc=Katakana}])/u

const segmenter = new Intl.Segmenter('ja', { granularity: 'word' })

/**
 * A Japanese text as pauses (where a line may end) and, inside of each, units that no line may cut: words, and endings with
 * the word that they end. Joined they are the text again.
 */
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
    else for (const { segment } of segmenter.segment(part)) append(found, segment)
  }
  return found
}

/** A figure stays with what it counts: 24時間, 3:00, 10,000円. */
function append(found: string[], segment: string): void {
  const before = found.at(-1) ?? ''
  const counts = /\d[:,.]?$/.test(before) && /^[\p{L}\d:,.]/u.test(segment)
  if (counts && before.length + segment.length <= longest) found[found.length - 1] = before + segment
  else found.push(segment)
}

/** Whether a line break inside of a unit is to be held off: one character and a figure have none, a long word needs some. */
export const isKept = (unit: string): boolean =>
  unit.length > 1 && unit.length <= longest && !/\s|^[\d:,.]+$/.test(unit)
