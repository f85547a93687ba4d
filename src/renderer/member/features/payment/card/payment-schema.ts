import * as z from 'zod/mini'
import { cardField, cvvField, expMonthField, expYearField } from '../../../../../contract/calls/payment.ts'
import { foldDigits } from '../../../../../contract/calls/profile.ts'
import { acceptedBy } from '../../../shared/accepted-by.ts'
import { cardCopy } from './copy.ts'

const { error } = cardCopy

const filled = z
  .string()
  .check(z.refine((typed) => typed.trim() !== '', { error: error.required, abort: true }))
const card = (field: z.ZodMiniType, text: string) => z.pipe(filled, acceptedBy(field, text, foldDigits))

/**
 * What the card form lets through: formats of API-65 after folding, no check digit (PAY-65 to PAY-83, CARD-09 to CARD-13).
 * Where it offers plans or packs, `choiceMissing` is said while none is chosen.
 */
export function paymentSchema(choiceMissing?: string) {
  return z.object({
    choice: choiceMissing === undefined ? z.string() : z.string().check(z.minLength(1, choiceMissing)),
    number: card(cardField, error.number),
    name: filled,
    expMonth: card(expMonthField, error.month),
    expYear: card(expYearField, error.year),
    cvv2: card(cvvField, error.cvv2),
  })
}
