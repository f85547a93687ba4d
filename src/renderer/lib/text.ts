/**
 * Folds full-width digits, letters and signs to plain ones (NFKC): '０９０−１２３４' becomes '090-1234'. Dashes of a Japanese
 * keyboard between digits become '-'. Not for free text, because it would change the author's wording.
 */
export function foldWidth(text: string): string {
  return text.normalize('NFKC').replace(/(?<=\d)[\u2010-\u2015\u2212\u30fc](?=\d)/g, '-')
}

/** A text as searches compare it: in half-width small letters. */
export const searchForm = (text: string): string => foldWidth(text).toLowerCase()

/** Words of a search, in their {@link searchForm}. */
export const searchWords = (search: string): string[] => searchForm(search).split(/\s+/).filter(Boolean)

/** Returns whether a text contains every word of a search, in any width and case. */
export function everyWordOf(search: string): (text: string) => boolean {
  const words = searchWords(search)
  return (text) => {
    const searched = searchForm(text)
    return words.every((word) => searched.includes(word))
  }
}

/** Cuts a text after `most` characters (code points) and adds the ellipsis. Returns a shorter text unchanged. */
export function excerpt(text: string, most: number, ellipsis = '…'): string {
  const characters = Array.from(text)
  return characters.length > most ? characters.slice(0, most).join('') + ellipsis : text
}
