/** Longest title in the list, in characters (NOTICE-07). */
const titleLength = 20

/** A title cut at 20 characters (code points) with an ellipsis; a shorter one as it is. */
export function shortTitle(title: string): string {
  const characters = Array.from(title)
  return characters.length > titleLength ? `${characters.slice(0, titleLength).join('')}…` : title
}
