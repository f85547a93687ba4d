/**
 * Folds full-width digits, letters and signs to their plain forms (NFKC): '０９０−１２３４' becomes '090-1234'.
 * The various dashes that a Japanese keyboard puts between digits become '-'. For numbers, mail addresses and codes;
 * never for free text, where it would change the author's wording.
 */
export function foldWidth(text: string): string {
  return text.normalize('NFKC').replace(/(?<=\d)[\u2010-\u2015\u2212\u30fc](?=\d)/g, '-')
}
