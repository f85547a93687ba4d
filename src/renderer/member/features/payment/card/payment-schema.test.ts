import { expect, test } from 'vitest'
import { emptyPayment } from './card-values.ts'
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

test('PAY-65 a plan has to be chosen where the form offers plans, and only there', () => {
  expect(faults(card)).toEqual([])
  expect(faults(card, '選んでください')).toEqual(['choice 選んでください'])
  expect(faults({ ...card, choice: '5' }, '選んでください')).toEqual([])
})

test('PAY-83 each empty field is told once', () => {
  expect(faults({}).map((fault) => fault.split(' ')[0])).toEqual([
    'number',
    'name',
    'expMonth',
    'expYear',
    'cvv2',
  ])
})
