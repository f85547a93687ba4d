import { passesLuhn } from './card.ts'

/** Words of a field's name that make it secret. In words, `accessToken` and `access-token` are both "access token". */
const secretWords = [
  'password',
  'passwd',
  'passcode',
  'token',
  'secret',
  'authorization',
  'cookie',
  'cvv',
  'cvv2',
  'cvc',
  'card number',
  'security code',
]
/** Parts of the labels of secret form fields. */
const secretLabels = ['パスワード', '暗証番号', 'カード番号', 'セキュリティコード']

/** Every secret name holds one of these. Most names hold none, which is quickly seen. */
const secretPart = new RegExp([...secretWords.map((words) => words.split(' ')[0]), ...secretLabels].join('|'), 'i')

const wordsOf = (name: string) =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/[^a-zA-Z0-9]+/g, ' ')
    .trim()
    .toLowerCase()

/** Returns whether a field of this name, or a form field with this label, holds a password, a token or a card number. */
export function isSecretField(name: string): boolean {
  if (!secretPart.test(name)) return false
  const words = ` ${wordsOf(name)} `
  return secretWords.some((word) => words.includes(` ${word} `)) || secretLabels.some((label) => name.includes(label))
}

/** Returns whether a secret field of a call is a password: `password_confirmation`. */
export const isPasswordField = (name: string): boolean => /password/i.test(name)

const cardNumber = /(?<![\dA-Za-z])\d(?:[ -]?\d){12,18}(?![\dA-Za-z])/g
const longWord = /[A-Za-z0-9_-]{20,}/g
const hex = /^[0-9a-f]{32,}$/i
const parameter = /[?&]([\w-]+)=([^&#\s{}]+)/g
/** Every secret holds one of these. Most texts hold none, which is quickly seen. */
const suspect = /\d(?:[ -]?\d){12}|[A-Za-z0-9_-]{20}|[?&]/

/**
 * Returns what a text holds that no file may hold: a card number, or a token, also as a parameter of an address. Judges
 * the shape alone; undefined when the text holds neither.
 */
export function secretIn(text: string): 'card-number' | 'token' | undefined {
  const plain = text.normalize('NFKC')
  if (!suspect.test(plain)) return undefined
  if ([...plain.matchAll(cardNumber)].some(([found]) => passesLuhn(found.replaceAll(/[ -]/g, '')))) return 'card-number'
  if ([...plain.matchAll(longWord)].some(([found]) => isToken(found))) return 'token'
  if ([...plain.matchAll(parameter)].some(([, name = '']) => isSecretField(name))) return 'token'
  return undefined
}

/** A made-up word: upper and lower case with digits, or a long number in hex. */
const isToken = (word: string) => hex.test(word) || (/[A-Z]/.test(word) && /[a-z]/.test(word) && /\d/.test(word))
