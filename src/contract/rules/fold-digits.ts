/** Folds full-width digits and removes spaces and hyphens of all kinds (FORM-114, PAY-73). */
export function foldDigits(text: string): string {
  const folded = text.replaceAll(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0))
  return folded.replaceAll(/[\s\-‐‑–—−ー－]/g, '')
}
