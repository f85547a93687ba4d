import { describe, expect, test } from 'vitest'
import { cardOutcomes, findCardBrand, passesLuhn, successfulCards } from './card.ts'

describe('cards', () => {
  test.each([...cardOutcomes.keys(), ...successfulCards])(
    'D-40 API-65 the test card %s has a valid format and check digit',
    (number) => {
      expect(passesLuhn(number)).toBe(true)
      expect(findCardBrand(number)).toBeDefined()
    },
  )

  test.each(['', '4242424242424241', '4242424242424243', '5555555555554443', '4224242424242424'])(
    'API-65 the check digit of %j is wrong',
    (number) => {
      expect(passesLuhn(number)).toBe(false)
    },
  )

  test('API-65 finds the brand of each successful card and none for other numbers', () => {
    expect(successfulCards.map(findCardBrand)).toEqual(['Visa', 'MasterCard', 'JCB', 'Amex', 'Diners', 'Discover'])
    for (const other of ['', '1234', '5055555555554444', '42424242424242421'])
      expect(findCardBrand(other)).toBeUndefined()
  })
})
