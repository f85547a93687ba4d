/** Longest text of a card that is not unfolded, in characters (REVIEW-14). */
const excerptLength = 100

/** The text cut at 100 characters (code points) with an ellipsis, or the whole text where it is no longer. */
export function excerpt(text: string, ellipsis: string): string {
  const characters = Array.from(text)
  return characters.length > excerptLength ? characters.slice(0, excerptLength).join('') + ellipsis : text
}
