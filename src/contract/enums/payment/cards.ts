/** Card number formats that are taken; no others (API-65). */
const cardFormats = [
  { brand: 'Visa', pattern: /^4\d{12}(\d{3})?$/ },
  { brand: 'MasterCard', pattern: /^5[1-5]\d{14}$/ },
  { brand: 'Discover', pattern: /^6(011|5\d\d)\d{12}$/ },
  { brand: 'Diners', pattern: /^3(0[0-5]|[68]\d)\d{11}$/ },
  { brand: 'Amex', pattern: /^3[47]\d{13}$/ },
  { brand: 'JCB', pattern: /^(2131|1800|35\d{3})\d{11}$/ },
] as const

export type CardBrand = (typeof cardFormats)[number]['brand']

/** Brand of a number of digits only, or nothing where no format fits. */
export function findCardBrand(digits: string): CardBrand | undefined {
  return cardFormats.find((format) => format.pattern.test(digits))?.brand
}

/** What a card does (D-40). */
export type CardOutcome =
  | 'success'
  | 'token-refused'
  | 'declined'
  | 'three-secure-success'
  | 'three-secure-failed'
  | 'three-secure-abandoned'
  | 'declined-at-renewal'

/** The numbers that decide otherwise than success (API-65). */
export const cardOutcomes: Readonly<Record<string, CardOutcome>> = {
  '4111000000000008': 'token-refused',
  '4000000000000002': 'declined',
  '4222000000000004': 'three-secure-success',
  '4333000000000000': 'three-secure-failed',
  '4444000000000006': 'three-secure-abandoned',
  '4000000000000341': 'declined-at-renewal',
}

/** Some of the numbers that simply succeed, one per brand. */
export const successfulCards = [
  '4242424242424242',
  '5555555555554444',
  '3530111333300000',
  '378282246310005',
  '30569309025904',
  '6011111111111117',
] as const

/** Years that the card forms offer (ENUM-63). */
export const cardYears: readonly number[] = Array.from({ length: 12 }, (_, index) => 2023 + index)
