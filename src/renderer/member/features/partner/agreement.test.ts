import { expect, test } from 'vitest'
import { preferenceAgreement, scaleAgreement } from './agreement.ts'

test('two wishes agree, a wish and whoever follows agree, and so do two refusals', () => {
  expect(preferenceAgreement(0, 1)).toBe('agrees')
  expect(preferenceAgreement(0, 2)).toBe('agrees')
  expect(preferenceAgreement(3, 3)).toBe('agrees')
})

test('a wish against a refusal is a conflict; without a wish nothing speaks either way', () => {
  expect(preferenceAgreement(1, 3)).toBe('conflicts')
  expect(preferenceAgreement(3, 0)).toBe('conflicts')
  expect(preferenceAgreement(2, 2)).toBe('open')
  expect(preferenceAgreement(2, 3)).toBe('open')
  expect(preferenceAgreement(-1, 0)).toBe('open')
})

test('scales that complete each other agree where they are neighbours', () => {
  expect([0, 1, 2, 3].map((place) => scaleAgreement(0, place))).toEqual([
    'agrees',
    'agrees',
    'open',
    'conflicts',
  ])
  expect(scaleAgreement(-1, 0)).toBe('open')
})
