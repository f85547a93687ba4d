import * as z from 'zod/mini'
import { findCardBrand } from '../../enums/payment/cards.ts'
import { wireInteger, wireText } from '../../wire/wire-request.ts'
import { foldDigits } from '../profile/social.ts'

/** Card number of a format that is taken; blanks and hyphens away, full-width digits folded (PAY-73, API-65). */
export const cardField = z.pipe(
  z.pipe(wireText(60), z.transform(foldDigits)),
  z
    .string()
    .check(z.refine((digits) => findCardBrand(digits) !== undefined, '有効なカード情報を入力してください')),
)

/** Security code: 3 or 4 digits. */
export const cvvField = z.pipe(
  z.pipe(wireText(20), z.transform(foldDigits)),
  z.string().check(z.regex(/^\d{3,4}$/, 'CVV2コードは3桁または4桁の数字で入力してください。')),
)

/** Month of expiry, 1 to 12, also written as text. */
export const expMonthField = wireInteger(1, 12, '有効な月を入力してください')

const yearText = '有効な年を入力してください'

/** Year of expiry with two or four digits, as number or text; parsed to the full year (PAY-82). */
export const expYearField: z.ZodMiniType<number, number | string> = z.pipe(
  z.union(
    [
      z.int().check(z.minimum(0, yearText), z.maximum(9999, yearText)),
      z.pipe(z.string().check(z.regex(/^(\d{2}|\d{4})$/)), z.transform(Number)),
    ],
    yearText,
  ),
  z.transform((year: number) => (year < 100 ? 2000 + year : year)),
)
