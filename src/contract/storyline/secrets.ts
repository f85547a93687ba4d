/** Names of fields, in words: `accessToken` and `access-token` are both "access token". */
const secretNames =
  /(?:^| )(?:password|passwd|passcode|token|secret|authorization|cookie|cvv2?|cvc|card number|security code)(?: |$)/
const secretLabels = /パスワード|暗証番号|カード番号|セキュリティコード/

const wordsOf = (name: string) =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/[^a-zA-Z0-9]+/g, ' ')
    .trim()
    .toLowerCase()

/** Returns whether a field of this name, or a form field with this label, holds a password, a token or a card number. */
export const isSecretField = (name: string): boolean => secretNames.test(wordsOf(name)) || secretLabels.test(name)

const digits = /(?<![\dA-Za-z])\d(?:[ -]?\d){12,18}(?![\dA-Za-z])/g
const longWord = /[A-Za-z0-9_-]{20,}/g
const hex = /^[0-9a-f]{32,}$/i
const inAddress = /[?&]([\w-]+)=([^&#\s{}]+)/g

/** Returns what a text holds that no file may hold; undefined for nothing. Judges the shape alone. */
export function secretIn(text: string): 'card-number' | 'token' | undefined {
  const plain = text.normalize('NFKC')
  if ([...plain.matchAll(digits)].some(([found]) => hasCheckDigit(found.replaceAll(/[ -]/g, '')))) return 'card-number'
  if ([...plain.matchAll(longWord)].some(([found]) => isToken(found))) return 'token'
  if ([...plain.matchAll(inAddress)].some(([, name = '']) => isSecretField(name))) return 'token'
  return undefined
}

/** A made-up word: upper and lower case with digits, or a long number in hex. */
const isToken = (word: string) => hex.test(word) || (/[A-Z]/.test(word) && /[a-z]/.test(word) && /\d/.test(word))

/** Luhn's check of card numbers. */
function hasCheckDigit(number: string): boolean {
  let sum = 0
  for (const [index, digit] of [...number].toReversed().entries()) {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    sum += value > 9 ? value - 9 : value
  }
  return sum % 10 === 0
}
