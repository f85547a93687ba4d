/** Stands in a recorded text in place of a secret. */
export const redactedValue = '•••'

/** Longest recorded text of a request, response or frame, in code units; the rest is cut off. */
const longestText = 20_000
/** Longest recorded value within a request, in code units. */
const longestValue = 2000

const cutMark = '…'

/** Returns the beginning of a text with a mark, one code unit longer rather than cut within a character. */
function cut(text: string, length: number, redact: (text: string) => string): string {
  const end = (text.codePointAt(length - 1) ?? 0) > 0xffff ? length + 1 : length
  return text.length > end ? redact(text.slice(0, end)) + cutMark : redact(text)
}

/**
 * A request, response or frame as it is recorded, cut off if it is long.
 * @param redact applied to what stays, because it costs time per character
 */
export const recordedText = (text: string, redact: (text: string) => string): string => cut(text, longestText, redact)

/** A value of a request as it is recorded, cut off if it is long. */
export const recordedValue = (value: string): string => cut(value, longestValue, (text) => text)

/** What an exchange records in place of a body: `files` of a form, or a `body` that is too large. */
export const bodyNote = (kind: 'files' | 'body', bytes: number): string => `<${kind}, ${bytes} bytes>`

const bodyNotePattern = /^<(files|body), (\d+) bytes>$/

/** Reads a {@link bodyNote}; undefined for any other text. */
export function readBodyNote(text: string): { readonly kind: 'files' | 'body'; readonly bytes: number } | undefined {
  const [, kind, bytes] = bodyNotePattern.exec(text) ?? []
  return kind === undefined ? undefined : { kind: kind as 'files' | 'body', bytes: Number(bytes) }
}

/** What an exchange of a real API records in place of a file of a form. */
export const fileNote = ({ name, size }: { readonly name: string; readonly size: number }): string =>
  `<file ${name}, ${size} bytes>`

const fileNotePattern = /^<file [^]*, \d+ bytes>$/

const isLeftOut = (value: string): boolean =>
  fileNotePattern.test(value) || (value.length > longestValue && value.endsWith(cutMark))

/** Whether a recorded text lacks a file, its end or the end of a value, so that the request cannot be repeated. */
export function isIncomplete(text: string): boolean {
  if (readBodyNote(text) !== undefined || text.endsWith(cutMark)) return true
  // Most texts have neither sign, and visiting every value of a large one takes long.
  return /(?:…| bytes>)"/.test(text) && valuesIn(text).some(isLeftOut)
}

/** All texts among the values of JSON; none of a form or a plain text, which has no values that are cut. */
function valuesIn(json: string): string[] {
  const values: string[] = []
  try {
    JSON.parse(json, (_, value: unknown) => {
      if (typeof value === 'string') values.push(value)
      return value
    })
  } catch {
    return []
  }
  return values
}
