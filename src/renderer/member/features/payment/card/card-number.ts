import { groupCardDigits } from '../../../../../contract/rules/card.ts'

const blanks = / /g

/** Groups the digits as on the card. Other text stays. Blanks are not sent. */
export const groupCardNumber = (typed: string): string =>
  /^[\d ]+$/.test(typed) ? groupCardDigits(typed.replaceAll(blanks, '')) : typed

/** Groups the number in a field. The caret stays behind its digit. */
export function groupAtCaret(typed: string, caret: number): { value: string; caret: number } {
  const value = groupCardNumber(typed)
  if (value === typed) return { value, caret }
  const before = typed.slice(0, caret).replaceAll(blanks, '').length
  const behindDigit = [...value].flatMap((char, index) => (char === ' ' ? [] : index + 1))
  return { value, caret: [0, ...behindDigit][before] ?? value.length }
}

/** Groups the number of a field on typing, pasting and autofill, but not during composition, which would double digits. */
export function groupTyped(event: React.FormEvent<HTMLInputElement>): void {
  const input = event.currentTarget
  if ('isComposing' in event.nativeEvent && event.nativeEvent.isComposing === true) return
  const { value, caret } = groupAtCaret(input.value, input.selectionStart ?? input.value.length)
  if (value === input.value) return
  input.value = value
  if (document.activeElement === input) input.setSelectionRange(caret, caret)
}
