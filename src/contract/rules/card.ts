/** Accepted card number formats (API-65). */
const cardFormats = [
  { brand: 'Visa', pattern: /^4\d{12}(\d{3})?$/ },
  { brand: 'MasterCard', pattern: /^5[1-5]\d{14}$/ },
  { brand: 'Discover', pattern: /^6(011|5\d\d)\d{12}$/ },
  { brand: 'Diners', pattern: /^3(0[0-5]|[68]\d)\d{11}$/ },
  { brand: 'Amex', pattern: /^3[47]\d{13}$/ },
  { brand: 'JCB', pattern: /^(2131|1800|35\d{3})\d{11}$/ },
] as const

export type CardBrand = (typeof cardFormats)[number]['brand']

/** Returns the brand of a card number without separators, or undefined if no format matches. */
export function findCardBrand(digits: string): CardBrand | undefined {
  return cardFormats.find((format) => format.pattern.test(digits))?.brand
}

/** Returns whether the last digit of a card number is its check digit, by Luhn's formula. */
export function passesLuhn(digits: string): boolean {
  const values = [...digits].toReversed().map((digit, index) => Number(digit) * (index % 2 === 0 ? 1 : 2))
  return digits !== '' && values.reduce((sum, value) => sum + (value > 9 ? value - 9 : value), 0) % 10 === 0
}

/** Groups the digits of a card number, complete or not, as on the card: 4-6-5 for American Express, fours for the others. */
export function groupCardDigits(digits: string): string {
  if (!/^3[47]/.test(digits)) return digits.replaceAll(/\d{4}(?=\d)/g, '$& ')
  return [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10)].filter((part) => part !== '').join(' ')
}

/** Outcomes of a test card (D-40). */
export const testOutcomes = [
  'success',
  'token-refused',
  'declined',
  'three-secure-success',
  'three-secure-failed',
  'three-secure-abandoned',
  'declined-at-renewal',
] as const
export type CardOutcome = (typeof testOutcomes)[number]

/** Test cards with an outcome other than success (API-65). */
export const cardOutcomes: ReadonlyMap<string, CardOutcome> = new Map([
  ['4111000000000008', 'token-refused'],
  ['4000000000000002', 'declined'],
  ['4222000000000004', 'three-secure-success'],
  ['4333000000000000', 'three-secure-failed'],
  ['4444000000000006', 'three-secure-abandoned'],
  ['4000000000000341', 'declined-at-renewal'],
])

/** Test cards that succeed, one per brand. */
export const successfulCards = [
  '4242424242424242',
  '5555555555554444',
  '3530111333300000',
  '378282246310005',
  '30569309025904',
  '6011111111111117',
] as const

/** Number of a test card with an outcome. */
export function testCardOf(outcome: CardOutcome): string {
  const [number = successfulCards[0]] = [...cardOutcomes].find(([, its]) => its === outcome) ?? []
  return number
}

/** Years that the card forms offer (ENUM-63). */
export const cardYears: readonly number[] = Array.from({ length: 12 }, (_, index) => 2023 + index)
