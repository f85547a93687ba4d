// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { yearChoices } from './card-fields.tsx'
import { emptyPayment } from './payment-attempt.ts'
import { paymentSchema } from './payment-schema.ts'

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
