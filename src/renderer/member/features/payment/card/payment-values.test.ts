import { expect, test } from 'vitest'
import { cardData, emptyPayment } from './payment-values.ts'

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
