import { foldDigits } from '../../../../../contract/wire/fold-digits.ts'
import { foldWidth } from '../../../../lib/text.ts'

/** Values of the card form and the chosen plan or pack. Held by the form only, never stored. */
export interface PaymentValues {
  /** Plan id or pack size as text; '' while nothing is chosen, and on /change_card. */
  choice: string
  number: string
  name: string
  expMonth: string
  expYear: string
  cvv2: string
}

export const emptyPayment: PaymentValues = { choice: '', number: '', name: '', expMonth: '', expYear: '', cvv2: '' }

/** Card data for both token creators (PAY-08 to PAY-12, ENTITY2-29). */
export type CardData = Readonly<Omit<PaymentValues, 'choice'>>

/** Returns the card as it is sent: digits folded, blanks and hyphens removed (PAY-73). */
export function cardData(values: PaymentValues): CardData {
  return {
    number: foldDigits(values.number),
    name: foldWidth(values.name).trim(),
    expMonth: foldDigits(values.expMonth),
    expYear: foldDigits(values.expYear),
    cvv2: foldDigits(values.cvv2),
  }
}
