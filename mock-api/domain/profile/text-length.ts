/** Characters a free text asks for; they lift a man from F to E (API-11, API-15, FORM-82). */
export const introductionMinLength = 50

/** Characters of a text as people count them: white space of any kind, the full-width one too, does not count. */
export function visibleLength(text: string): number {
  return Array.from(text.replaceAll(/\s/gu, '')).length
}
