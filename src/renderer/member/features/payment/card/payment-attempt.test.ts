// @vitest-environment happy-dom
import { describe, beforeEach, expect, test } from 'vitest'
import { ApiError, type FailedOutcome } from '../../../api/api-error.ts'
import { clearSession, writeSession } from '../../../api/session-store.ts'
import { drafts } from '../../../shared/drafts.ts'
import { paymentSchema } from './card-fields.tsx'
import {
  attemptToRetry,
  forgetAttempt,
  keepAttempt,
  readAttempt,
  changeFailure,
  PaymentFailure,
  BankUnreachable,
  postFailure,
  tokenFailure,
  cardData,
  emptyPayment,
  type PaymentValues,
} from './payment-attempt.ts'

/** Returns the error of one field, or true when it is valid. */
const check = (field: keyof PaymentValues) => (typed: string) => {
  const { error } = paymentSchema('選択してください').safeParse({ ...emptyPayment, [field]: typed })
  return error?.issues.find(({ path }) => path[0] === field)?.message ?? true
}
const checkNumber = check('number')
const checkName = check('name')
const checkMonth = check('expMonth')
const checkYear = check('expYear')
const checkCvv = check('cvv2')

const required = '項目を入力してください'

test('PAY-74 PAY-75 PAY-76 PAY-77 PAY-78 CARD-09 requires every field of the card', () => {
  for (const check of [checkNumber, checkName, checkMonth, checkYear, checkCvv]) {
    expect(check('')).toBe(required)
    expect(check('　 ')).toBe(required)
  }
})

test.each([
  ['PAY-66', 'Visa', '4242424242424242'],
  ['PAY-66', 'Visa of 13 digits', '4242424242424'],
  ['PAY-67', 'MasterCard', '5555555555554444'],
  ['PAY-68', 'Discover', '6011111111111117'],
  ['PAY-69', 'Diners', '30569309025904'],
  ['PAY-70', 'Amex', '378282246310005'],
  ['PAY-71', 'JCB', '3530111333300000'],
  ['PAY-71', 'JCB of 15 digits from 1800', '180000000000002'],
  ['PAY-71', 'JCB of 15 digits from 2131', '213100000000001'],
  ['PAY-65', 'a full-width number', '４２４２　４２４２－４２４２ 4242'],
  ['CARD-10', 'a number whose check digit is wrong', '4242424242424241'],
])('%s accepts %s', (_, _brand, number) => {
  expect(checkNumber(number)).toBe(true)
})

test('PAY-72 PAY-73 CARD-23 rejects a number of unknown format with its message', () => {
  for (const number of ['4242', '5655555555554444', '2221000000000009', '9999999999999999', 'abcd'])
    expect(checkNumber(number), number).toBe('有効なカード情報を入力してください')
})

test('PAY-79 PAY-80 PAY-82 CARD-11 CARD-12 CARD-21 month 1 to 12, year of two or four digits', () => {
  for (const month of ['1', '01', '12', '１２']) expect(checkMonth(month), month).toBe(true)
  for (const month of ['0', '13', 'x', '123']) expect(checkMonth(month), month).toBe('有効な月を入力してください')
  for (const year of ['26', '2026', '２０２６']) expect(checkYear(year), year).toBe(true)
  for (const year of ['6', '202', 'xx']) expect(checkYear(year), year).toBe('有効な年を入力してください')
})

test('PAY-83 CARD-13 the security code has 3 or 4 digits', () => {
  for (const code of ['123', '1234', '１２３']) expect(checkCvv(code), code).toBe(true)
  for (const code of ['12', '12345', 'abc'])
    expect(checkCvv(code), code).toBe('CVV2コードは3桁または4桁の数字で入力してください。')
})

test('PAY-73 sends folded values without blanks and hyphens', () => {
  const typed = {
    ...emptyPayment,
    number: '４２４２ 4242-4242　4242',
    name: ' ＴＡＲＯ　ＹＯＩ ',
    expMonth: '１２',
    expYear: '2030',
    cvv2: '１２３',
  }
  expect(cardData(typed)).toEqual({
    number: '4242424242424242',
    name: 'TARO YOI',
    expMonth: '12',
    expYear: '2030',
    cvv2: '123',
  })
})

describe('payment attempt', () => {
  const typed = {
    choice: '5',
    number: '４２４２ 4242-4242 4242',
    name: 'HARUTO SATO',
    expMonth: '12',
    expYear: '30',
    cvv2: '123',
  }
  const attempt = {
    path: '/payment',
    choice: '5',
    item: '1ヶ月プラン',
    amount: 3850,
    brand: 'Visa',
    lastFour: '4242',
    holder: 'HARUTO SATO',
    expMonth: '12',
    expYear: '30',
  }
  const keep = () => keepAttempt(typed, { path: '/payment', item: '1ヶ月プラン', amount: 3850 })

  beforeEach(() => {
    localStorage.clear()
    sessionStorage.clear()
    clearSession()
    writeSession({ uid: 'him@yoimachi.example', client: 'c', 'access-token': 't' })
  })

  test('D-67 an attempt keeps neither the number nor the security code', () => {
    keep()
    expect(readAttempt()).toEqual(attempt)
    const stored = Object.values(sessionStorage).join()
    expect(stored).not.toContain('4242424242')
    expect(stored).not.toContain('123')
    forgetAttempt()
    expect(readAttempt()).toBeNull()
  })

  test('D-67 a retry begins with the same card or the plan alone, on the page of the attempt', () => {
    expect(attemptToRetry('/payment', { retry: 'same-card' })).toBeNull()
    keep()
    for (const retry of ['same-card', 'back']) expect(attemptToRetry('/payment', { retry })).toEqual(attempt)
    expect(attemptToRetry('/payment', { retry: 'other-card' })).toEqual({
      ...attempt,
      lastFour: '',
      holder: '',
      expMonth: '',
      expYear: '',
    })
    expect(attemptToRetry('/payment_likes', { retry: 'same-card' })).toBeNull()
  })

  test.each([undefined, null, 'same-card', {}, { retry: 'whatever' }])(
    'D-67 begins with an empty form on any other visit: %o',
    (state) => {
      keep()
      expect(attemptToRetry('/payment', state)).toBeNull()
    },
  )

  test.each([{ path: 'payment' }, { path: 'https://example.com/' }, { amount: '3850' }, { choice: undefined }])(
    'D-67 ignores a stored attempt of another version: %o',
    (patch) => {
      drafts.write('payment', { ...attempt, ...patch })
      expect(readAttempt()).toBeNull()
    },
  )

  test('keeps a card of an unknown brand without its brand', () => {
    keepAttempt({ ...typed, number: '9999' }, { path: '/payment', item: '', amount: 1 })
    expect(readAttempt()).toMatchObject({ brand: '', lastFour: '9999' })
  })
})

describe('payment failure', () => {
  const refused = (status: number, body: unknown = {}) => new ApiError('API-66', 'response', status, body)

  test('PAY-90 PAY-92 CARD-16 the token step shows the text of the server, else the general card error', () => {
    expect(tokenFailure(new PaymentFailure('カード情報を確認できませんでした。'))).toEqual([
      'カード情報を確認できませんでした。',
    ])
    expect(tokenFailure(refused(422, { msg: '理由' }))).toEqual(['理由'])
    expect(tokenFailure(refused(422))).toEqual(['カード情報を正しく入力してください'])
    expect(tokenFailure(refused(500))).toEqual(['エラーが発生しました。'])
    expect(tokenFailure(new ApiError('API-65', 'network'))).toEqual([
      '通信状況をご確認のうえ、もう一度お試しください。',
    ])
  })

  const lost = (outcome: FailedOutcome) => Object.assign(new ApiError('API-66', 'network'), { outcome })

  test('D-99 D-111 a declined card is named first, with the way to its number', () => {
    expect(postFailure(new PaymentFailure('このカードはご利用いただけません。'))).toEqual({
      lines: ['カード会社で承認されませんでした', 'このカードはご利用いただけません。'],
      way: 'card',
    })
  })

  test.each([
    ['a field', { errors: { campaign: ['プランを選択してください'] } }],
    ['the data of the card', { errors: { token: ['カード情報を確認できませんでした。'] } }],
    ['nothing', {}],
    ['the fixed text itself', { msg: '入力内容を確認してください' }],
  ])('PAY-93 D-111 the fixed text stands alone for a refusal that names %s', (_, body) => {
    expect(postFailure(refused(422, body))).toEqual({ lines: ['入力内容を確認してください'] })
  })

  test('D-111 any other refusal says its reason instead, and leads on', () => {
    const msg = '次の購入は11/24 20:00から可能です'
    expect(postFailure(refused(422, { msg }))).toEqual({ lines: [msg], way: 'onward' })
  })

  test('D-110 a payment without an answer says that nothing was paid, or that it could not be confirmed', () => {
    const unpaid = ['お支払いは行われていません。', '通信状況をご確認のうえ、もう一度お試しください。']
    expect(postFailure(lost('unsent'))).toEqual({ lines: unpaid })
    expect(postFailure(new BankUnreachable('no address'))).toEqual({ lines: unpaid })
    for (const outcome of ['unconfirmed', 'unknown'] as const)
      expect(postFailure(lost(outcome))).toEqual({
        lines: ['お支払いの結果を確認できませんでした。お支払い情報でご確認ください。'],
        way: 'onward',
      })
  })

  test('CARD-17 CARD-18 D-110 a card change shows the text of the server, else the default, and never that it charged', () => {
    expect(changeFailure(new PaymentFailure('このカードはご利用いただけません。')).lines).toEqual([
      'このカードはご利用いただけません。',
    ])
    expect(changeFailure(refused(422)).lines).toEqual(['入力内容を確認してください'])
    expect(changeFailure(lost('unknown')).lines).toEqual([
      'カードを変更できたか確認できませんでした。料金はかかりませんので、もう一度お試しください。',
    ])
  })

  test('a failed payment is named in the log', () => {
    expect(String(new PaymentFailure('一つ目。', '二つ目。'))).toBe('PaymentFailure: Failed to pay: 一つ目。 二つ目。')
  })
})
