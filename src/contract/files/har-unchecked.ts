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
