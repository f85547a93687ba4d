import { describe, expect, test } from 'vitest'
import { cardOutcomes, findCardBrand, successfulCards } from './card.ts'

/** Returns whether a card number passes the Luhn check. */
function passesCheckDigit(number: string): boolean {
  const sum = number
    .split('')
    .toReversed()
    .reduce((total, digit, place) => {
      const value = Number(digit) * (place % 2 === 0 ? 1 : 2)
      return total + (value > 9 ? value - 9 : value)
    }, 0)
  return sum % 10 === 0
}

describe('cards', () => {
  test.each([...cardOutcomes.keys(), ...successfulCards])(
    'D-40 API-65 the test card %s has a valid format',
    (number) => {
      expect(passesCheckDigit(number)).toBe(true)
      expect(findCardBrand(number)).toBeDefined()
    },
  )

  test('API-65 finds the brand of each successful card and none for other numbers', () => {
    expect(successfulCards.map(findCardBrand)).toEqual(['Visa', 'MasterCard', 'JCB', 'Amex', 'Diners', 'Discover'])
    for (const other of ['', '1234', '5055555555554444', '42424242424242421'])
      expect(findCardBrand(other)).toBeUndefined()
  })
})
