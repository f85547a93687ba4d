// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { paymentSchema } from './payment-schema.ts'
import { emptyPayment, type PaymentValues } from './payment-values.ts'

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

const card = {
  number: '４１１１-1111 1111 1111',
  name: 'HARUTO MORI',
  expMonth: '12',
  expYear: '30',
  cvv2: '123',
}
const faults = (values: object, choiceMissing?: string) =>
  paymentSchema(choiceMissing)
    .safeParse({ ...emptyPayment, ...values })
    .error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? []

test('PAY-65 a plan is required only where the form offers plans', () => {
  expect(faults(card)).toEqual([])
  expect(faults(card, '選んでください')).toEqual(['choice 選んでください'])
  expect(faults({ ...card, choice: '5' }, '選んでください')).toEqual([])
})

test('PAY-83 each empty field has one error', () => {
  expect(faults({}).map((fault) => fault.split(' ')[0])).toEqual(['number', 'name', 'expMonth', 'expYear', 'cvv2'])
})

test('PAY-75 D-40 a holder is written in Latin letters, also full-width ones', () => {
  const issues = (name: string) => faults({ ...card, name })
  for (const name of [
    'TARO YAMADA',
    'taro yamada',
    'ＴＡＲＯ　ＹＡＭＡＤＡ',
    "ANNE-MARIE O'NEILL",
    'J. R. SMITH',
    ' TARO ',
  ])
    expect([name, issues(name)]).toEqual([name, []])
  for (const name of ['たろう', '山田太郎', '4242 4242', 'TARO 山田', '-'])
    expect([name, issues(name)]).toEqual([name, ['name カードに記載のローマ字で入力してください']])
  expect(issues(' ')).toEqual(['name 項目を入力してください'])
})
