import { expect, test } from 'vitest'
import { defaultVariants, readVariants, variants } from './variants.ts'

test('D-54 sets each value of a variant and leaves the others at their default', () => {
  for (const [name, values] of Object.entries(variants)) {
    for (const value of values) {
      expect(readVariants({ [name]: value })).toEqual({ ...defaultVariants, [name]: value })
    }
  }
  expect(readVariants({ hold: 'off', rotateTokens: 'on' })).toEqual({
    ...defaultVariants,
    hold: 'off',
    rotateTokens: 'on',
  })
})

test.each([undefined, null, 'off', 3, [], {}, { hold: 'maybe' }, { hold: null }, { other: 'on' }, { hold: 'POST' }])(
  'D-54 %j, which says nothing that is known, leaves every default',
  (found) => {
    expect(readVariants(found)).toEqual(defaultVariants)
  },
)

test('D-54 keeps known values beside unknown ones', () => {
  expect(readVariants({ hold: 'off', priceSet: 'third', other: 'on' })).toEqual({
    ...defaultVariants,
    hold: 'off',
  })
})
