/** Stands in a recorded text in place of a secret. */
export const redactedValue = '•••'

/** Longest recorded text of a request, response or frame, in characters; the rest is cut off. */
const mostLetters = 20_000
/** Longest recorded value within a request, in characters. */
const mostLettersOfValue = 2000

const cutMark = '…'

/**
 * A text with at most 20,000 of its characters.
 * @param redact applied to what stays, because it costs time per character
 */
export const cutText = (text: string, redact: (text: string) => string): string =>
  text.length > mostLetters ? redact(text.slice(0, mostLetters)) + cutMark : redact(text)

/** A value of a request with at most 2,000 of its characters. */
export const cutValue = (value: string): string =>
  value.length > mostLettersOfValue ? value.slice(0, mostLettersOfValue) + cutMark : value

/** What an exchange records in place of a body: `files` of a form, or a `body` that is too large. */
export const bodyNote = (kind: 'files' | 'body', bytes: number): string => `<${kind}, ${bytes} bytes>`

const bodyNotePattern = /^<(files|body), (\d+) bytes>$/

/** Reads a {@link bodyNote}; undefined for any other text. */
export function readBodyNote(text: string): { readonly kind: 'files' | 'body'; readonly bytes: number } | undefined {
  const [, kind, bytes] = bodyNotePattern.exec(text) ?? []
  return kind === undefined ? undefined : { kind: kind as 'files' | 'body', bytes: Number(bytes) }
}

/** Why a call or frame of an HTTP Archive was not checked, in English, by code. */
const uncheckedTexts = {
  'no-response': 'it has no response: it was blocked or cut off',
  'not-modified': 'not modified',
  'no-response-body': 'the archive holds no response body',
  'no-request-body': 'the archive holds no request body',
  'left-out': 'a text was shortened or left out',
  incomplete: 'the entry is incomplete',
} as const

export interface Unchecked {
  readonly code: keyof typeof uncheckedTexts
  /** Field of the entry that is missing or wrong; empty for none. */
  readonly place: string
}

export const unchecked = (code: Unchecked['code'], place = ''): Unchecked => ({ code, place })

export const uncheckedText = ({ code, place }: Unchecked): string =>
  uncheckedTexts[code] + (place === '' ? '' : ` (${place})`)

/** What stands in place of the response of a call that was not checked. */
export const uncheckedNote = ({ code, place }: Unchecked): string => `<not checked: ${code} ${place}>`

/** Reads an {@link uncheckedNote}; undefined for any other text. */
export function readUncheckedNote(text: string): Unchecked | undefined {
  const [, code, place = ''] = /^<not checked: (\S+) (\S*)>$/.exec(text) ?? []
  return code !== undefined && Object.hasOwn(uncheckedTexts, code)
    ? { code: code as Unchecked['code'], place }
    : undefined
}

/** What an exchange of a real API records in place of a file of a form. */
export const fileNote = ({ name, size }: { readonly name: string; readonly size: number }): string =>
  `<file ${name}, ${size} bytes>`

const fileNotePattern = /^<file [^]*, \d+ bytes>$/

const isLeftOut = (value: unknown): boolean =>
  typeof value === 'string' &&
  (fileNotePattern.test(value) || (value.length > mostLettersOfValue && value.endsWith(cutMark)))

/** Whether a recorded text lacks a file, its end or the end of a value, so that nothing can be made of it again. */
export function isIncomplete(text: string): boolean {
  if (readBodyNote(text) !== undefined || text.endsWith(cutMark)) return true
  // Most texts have neither sign, and visiting every value of a large one takes long.
  if (!/(?:…| bytes>)"/.test(text)) return false
  let found = false
  try {
    JSON.parse(text, (_, value: unknown) => {
      found ||= isLeftOut(value)
      return value
    })
  } catch {
    // A form or a plain text has no values that are cut.
  }
  return found
}
