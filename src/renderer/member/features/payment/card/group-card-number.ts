const blanks = / /g

/**
 * Puts blanks into a card number as they stand on the card: four digits each, American Express four, six and five. Anything
 * but digits and blanks stays as it was written; the blanks go before it is sent (card-values.ts).
 */
export function groupCardNumber(typed: string): string {
  if (!/^[\d ]+$/.test(typed)) return typed
  const digits = typed.replaceAll(blanks, '')
  if (!/^3[47]/.test(digits)) return digits.replaceAll(/\d{4}(?=\d)/g, '$& ')
  return [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10)].filter((part) => part !== '').join(' ')
}

/** The same for a field: the caret stays behind the digit that it was behind. */
export function groupAtCaret(typed: string, caret: number): { value: string; caret: number } {
  const value = groupCardNumber(typed)
  if (value === typed) return { value, caret }
  const before = typed.slice(0, caret).replaceAll(blanks, '').length
  let [at, digits] = [0, 0]
  while (digits < before && at < value.length) {
    if (value[at] !== ' ') digits += 1
    at += 1
  }
  return { value, caret: at }
}
