import * as z from 'zod/mini'
import { cardField, cvvField, expMonthField, expYearField } from '../../../../../contract/calls/payment.ts'
import { foldDigits } from '../../../../../contract/wire/fold-digits.ts'
import { acceptedBy } from '../../../../lib/accepted-by.ts'
import { foldWidth } from '../../../../lib/text.ts'
import { cardCopy } from '../copy.ts'

const { error } = cardCopy

const filled = z.string().check(z.refine((typed) => typed.trim() !== '', { error: error.required, abort: true }))

const card = (field: z.ZodMiniType, text: string) => z.pipe(filled, acceptedBy(field, text, foldDigits))

/** A name as cards print it. */
const holderName = z.string().check(z.regex(/^ *[A-Za-z][A-Za-z .,'-]*$/))

/** Formats of API-65 after folding, no check digit (PAY-65 to PAY-83, CARD-09 to CARD-13). */
export function paymentSchema(choiceMissing?: string) {
  return z.object({
    choice: choiceMissing === undefined ? z.string() : z.string().check(z.minLength(1, choiceMissing)),
    number: card(cardField, error.number),
    name: z.pipe(filled, acceptedBy(holderName, error.name, foldWidth)),
    expMonth: card(expMonthField, error.month),
    expYear: card(expYearField, error.year),
    cvv2: card(cvvField, error.cvv2),
  })
}
