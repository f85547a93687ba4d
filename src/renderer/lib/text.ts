import * as z from 'zod/mini'

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

/** Text of a submitted form field; '' for a missing field or a file. */
export function formText(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
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

/** Fields of a key event that reveal a conversion; both React's and native events match. */
interface KeyLike {
  keyCode: number
  isComposing?: boolean
  nativeEvent?: { isComposing?: boolean; keyCode?: number }
}

/**
 * Whether a key press belongs to an open kana-kanji conversion: its Enter confirms words and must not send.
 * `isComposing` alone is not enough, because Safari ends the composition before keydown and leaves only keyCode 229
 * (WebKit 165004).
 */
export function isImeConfirm(event: KeyLike): boolean {
  return (
    event.isComposing === true ||
    event.nativeEvent?.isComposing === true ||
    event.keyCode === 229 ||
    event.nativeEvent?.keyCode === 229
  )
}

/** Scrolls to and focuses the field of a name, or the summary of a closed disclosure around it. */
export function leadToField(form: HTMLElement | null, name: string): void {
  const field = form?.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`)
  if (!field) return
  const closed = field.closest('details:not([open])')
  const target = closed?.querySelector<HTMLElement>('summary') ?? field
  const group = field.closest('fieldset') ?? target
  group.scrollIntoView({ block: 'center' })
  target.focus({ preventScroll: true })
}

/** Fits a text area to its content in browsers without `field-sizing: content`. A `max-height` still applies. */
export function autosizeTextarea(area: HTMLTextAreaElement): void {
  if (CSS.supports('field-sizing', 'content')) return
  area.style.height = 'auto'
  area.style.height = `${area.scrollHeight}px`
}

/** Text rule of a form field: after `prepare` the text must match the schema, else the form shows `error`. */
export function acceptedBy(
  schema: z.ZodMiniType,
  error: string,
  prepare: (typed: string) => string = (typed) => typed,
) {
  return z.string().check(z.refine((typed) => schema.safeParse(prepare(typed)).success, { error }))
}
