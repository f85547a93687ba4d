import { expect, test } from 'vitest'
import { groupAtCaret, groupCardNumber } from './card-number.ts'

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
