/** Characters a free text asks for; they lift a man from F to E (API-11, API-15, FORM-82). */
export const introductionMinLength = 50

/** Characters of a text as people count them: white space of any kind, the full-width one too, does not count. */
export function visibleLength(text: string): number {
  const visible = text.replaceAll(/\s/g, '')
  let length = visible.length
  for (let at = 0; at < visible.length; at += 1) {
    // A pictogram outside the basic plane takes two places; its second half is not a character.
    if ((visible.charCodeAt(at) & 0xfc00) === 0xdc00) length -= 1
  }
  return length
}
