import { foldDigits } from '../../../../../contract/calls/profile.ts'
import { foldWidth } from '../../../../lib/text.ts'

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
