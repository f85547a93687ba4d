import * as z from 'zod/mini'
import { findCardBrand } from '../rules/card.ts'
import { defineEndpoint } from '../wire/endpoint.ts'
import * as wire from '../wire/fields.ts'
import { foldDigits } from '../wire/fold-digits.ts'
import * as request from '../wire/request-fields.ts'

/** Card number in an accepted format; spaces and hyphens are removed, full-width digits folded (PAY-73, API-65). */
export const cardField = z.pipe(
  z.pipe(request.text(60), z.transform(foldDigits)),
  z.string().check(z.refine((digits) => findCardBrand(digits) !== undefined, '有効なカード情報を入力してください')),
)

/** Security code: 3 or 4 digits. */
export const cvvField = z.pipe(
  z.pipe(request.text(20), z.transform(foldDigits)),
  z.string().check(z.regex(/^\d{3,4}$/, 'CVV2コードは3桁または4桁の数字で入力してください。')),
)

/** Expiry month from 1 to 12, as number or text. */
export const expMonthField = request.integer(1, 12, '有効な月を入力してください')

const yearText = '有効な年を入力してください'

/** Expiry year with two or four digits, as number or text; parsed to the full year (PAY-82). */
export const expYearField: z.ZodMiniType<number, number | string> = z.pipe(
  z.union(
    [
      z.int().check(z.refine((year) => (year >= 0 && year < 100) || (year >= 1000 && year <= 9999), yearText)),
      z.pipe(z.string().check(z.regex(/^(\d{2}|\d{4})$/)), z.transform(Number)),
    ],
    yearText,
  ),
  z.transform((year: number) => (year < 100 ? 2000 + year : year)),
)

/** The payment state. Before the first payment texts are '' and dates null; `email` and `listed` are always set. */
const paymentInformation = z.strictObject({
  payment_id: z.string(),
  /** Eight digits. */
  payment_pass: z.string(),
  payment_conf: wire.flag,
  /** Price of the plan in yen. */
  payment_kind: wire.count,
  payment_resource: z.enum(['card', '']),
  last_payment_date: z.nullable(wire.instant),
  next_payment_date: z.nullable(wire.instant),
  course_name: z.string(),
  listed: z.boolean(),
  email: z.string(),
  site_id: z.string(),
})

export type PaymentInformation = z.output<typeof paymentInformation>

/** Body of a payment by token; the token comes from API-65 or the browser script (IMP-10). */
const payment = {
  token: request.filledText(200),
  site_id: request.text(20),
}

/** A payment that continues on the page of the card's bank (IMP-09). */
const threeSecureNeeded = z.strictObject({
  success: z.literal(true),
  state: z.literal(2),
  threeSecureRedirectMethod: z.enum(['POST', 'GET']),
  threeSecureRedirectUrl: z.string(),
})

const declined = z.strictObject({ success: z.literal(false), msg: z.string() })

export const paymentInformationEndpoint = defineEndpoint('API-64', 'GET /api/payment_information', {
  summary: 'Load the payment information',
  access: 'login',
  request: request.noFields,
  response: paymentInformation,
})

/** Exchanges card data for the caller's single-use token (30 minutes). A refused card is an expected response. */
export const createPaymentTokenEndpoint = defineEndpoint('API-65', 'POST /api/create_payment_token', {
  summary: 'Create a card token',
  access: 'login',
  request: z.object({
    payment_info: z.object({
      site_id: request.optional(request.text(20)),
      number: cardField,
      name: request.filledText(100),
      expMonth: expMonthField,
      expYear: expYearField,
      cvv2: cvvField,
    }),
  }),
  response: z.union([
    z.strictObject({ success: z.literal(true), result: z.strictObject({ token: z.string() }) }),
    z.strictObject({
      success: z.literal(false),
      error: z.strictObject({ common: z.strictObject({ errorMessage: z.string() }) }),
    }),
  ]),
})

/** Pays for a plan; `campaign` is the plan id, and site and amount must match it (API-66). */
export const payEndpoint = defineEndpoint('API-66', 'POST /api/al_payment', {
  summary: 'Pay for a plan',
  access: 'login',
  request: z.object({
    pi: z.object({ ...payment, campaign: request.integer(0), amount: request.optional(request.integer(0)) }),
  }),
  response: z.union([z.strictObject({ success: z.literal(true), state: z.literal(1) }), threeSecureNeeded, declined]),
})

/** Replaces the card of the running plan; 422 without a running plan. */
export const changeCardEndpoint = defineEndpoint('API-67', 'POST /api/al/cards/change', {
  summary: 'Change the card',
  access: 'login',
  request: z.object({
    pi: z.object({
      token: request.filledText(200),
      site_id: request.optional(request.text(20)),
      campaign: request.optional(request.integer(0)),
      uid: request.ownUid,
    }),
  }),
  identity: [{ at: 'pi.uid', kind: 'uid' }],
  response: z.union([z.strictObject({ success: z.literal(true), msg: z.string() }), declined]),
})

/** Buys a pack of likes; `plan` is its size and `payment_amount` its price (API-68). */
export const purchaseLikesEndpoint = defineEndpoint('API-68', 'POST /api/test-purchase', {
  summary: 'Buy likes',
  access: 'verified',
  request: z.object({
    plan: request.integer(0),
    pi: z.object({
      ...payment,
      campaign: request.optional(request.integer(0)),
      payment_amount: request.integer(0),
    }),
  }),
  response: z.union([
    z.strictObject({ success: z.literal(true), state: z.literal(1), like_remain: wire.count }),
    threeSecureNeeded,
    declined,
  ]),
})
