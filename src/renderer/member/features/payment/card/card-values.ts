import { findCardBrand } from '../../../../../contract/enums/payment/cards.ts'
import { foldDigits } from '../../../../../contract/calls/profile/social.ts'
import { cardCopy } from './copy.ts'
import { foldWidth } from '../../../../lib/fold-width.ts'

/** What stands in the fields of the card form, and the chosen plan or pack. Lives in the form only, is stored nowhere. */
export interface PaymentValues {
  /** Plan id or pack size as text; '' while nothing is chosen, and on /change_card. */
  choice: string
  number: string
  name: string
  expMonth: string
  expYear: string
  cvv2: string
}

export const emptyPayment: PaymentValues = {
  choice: '',
  number: '',
  name: '',
  expMonth: '',
  expYear: '',
  cvv2: '',
}

/** Card data as both token ways take it (PAY-08 to PAY-12, ENTITY2-29). */
export interface CardData {
  readonly number: string
  readonly name: string
  readonly expMonth: string
  readonly expYear: string
  readonly cvv2: string
}

const { error } = cardCopy

/** True, or the text of the error: formats of API-65 after folding, no check digit (PAY-65 to PAY-74, CARD-10). */
export function checkNumber(value: string): true | string {
  if (value.trim() === '') return error.required
  return findCardBrand(foldDigits(value)) !== undefined || error.number
}

/** PAY-75. */
export function checkName(value: string): true | string {
  return value.trim() !== '' || error.required
}

/** PAY-76, PAY-79: 1 to 12. */
export function checkMonth(value: string): true | string {
  const digits = foldDigits(value)
  if (digits === '') return error.required
  return (/^\d{1,2}$/.test(digits) && Number(digits) >= 1 && Number(digits) <= 12) || error.month
}

/** PAY-77, PAY-80, CARD-12: at least two digits, which means two or four. */
export function checkYear(value: string): true | string {
  const digits = foldDigits(value)
  if (digits === '') return error.required
  return /^\d{2}(\d{2})?$/.test(digits) || error.year
}

/** PAY-78, PAY-83. */
export function checkCvv(value: string): true | string {
  const digits = foldDigits(value)
  if (digits === '') return error.required
  return /^\d{3,4}$/.test(digits) || error.cvv2
}

/** The card as it is sent: digits folded, blanks and hyphens away (PAY-73). */
export function cardData(values: PaymentValues): CardData {
  return {
    number: foldDigits(values.number),
    name: foldWidth(values.name).trim(),
    expMonth: foldDigits(values.expMonth),
    expYear: foldDigits(values.expYear),
    cvv2: foldDigits(values.cvv2),
  }
}
