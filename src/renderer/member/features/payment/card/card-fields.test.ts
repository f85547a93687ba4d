// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { groupAtCaret, groupCardNumber, yearChoices } from './card-fields.tsx'
import { emptyPayment } from './payment-attempt.ts'
import { paymentSchema } from './payment-schema.ts'

test.each([
  ['', ''],
  ['4242', '4242'],
  ['42424', '4242 4'],
  ['4242424242424242', '4242 4242 4242 4242'],
  ['4242 42424242 4242', '4242 4242 4242 4242'],
  ['30569309025904', '3056 9309 0259 04'],
  ['3782', '3782'],
  ['37828', '3782 8'],
  ['3782822463', '3782 822463'],
  ['378282246310005', '3782 822463 10005'],
  // Left unchanged: text that is no number, or full-width digits.
  ['４２４２４', '４２４２４'],
  ['4242-4242', '4242-4242'],
])('PAY-73 groups the card number %j as %j', (typed, grouped) => {
  expect(groupCardNumber(typed)).toBe(grouped)
  expect(groupCardNumber(grouped)).toBe(grouped)
})

test.each([
  ['a digit at the end', '42424', 5, '4242 4', 6],
  ['a digit in the middle', '4242 94242', 6, '4242 9424 2', 6],
  ['a blank that was deleted', '42424242', 4, '4242 4242', 4],
  ['a digit that was deleted', '424 4242', 3, '4244 242', 3],
])('PAY-73 the caret stays behind its digit: %s', (_, value, caret, grouped, then) => {
  expect(groupAtCaret(value, caret)).toEqual({ value: grouped, caret: then })
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

test.each([
  ['2026-11-20T12:00:00+09:00', 3],
  // In Tokyo it is already 2027, in UTC still 2026.
  ['2027-01-01T00:00:00+09:00', 4],
  ['2022-06-01T00:00:00+09:00', 0],
])('PAY-81 D-102 at %s lists twelve years and disables the first %i', (now, past) => {
  const years = yearChoices(Date.parse(now), 4)
  expect(years).toHaveLength(12)
  expect(years.filter(({ disabled }) => disabled)).toEqual(years.slice(0, past))
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
