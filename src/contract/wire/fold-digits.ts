/** From a plain digit to the full-width one, in code points. */
const fullWidthOffset = 0xfee0

/** Folds full-width digits and removes spaces and hyphens of all kinds (FORM-114, PAY-73). */
export function foldDigits(text: string): string {
  const folded = text.replaceAll(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - fullWidthOffset))
  return folded.replaceAll(/[\s\-‐‑–—−ー－]/g, '')
}
