import { expect, test } from 'vitest'
import { mulberry32 } from './mulberry32.ts'

test('D-05 draws the numbers of the published generator for a seed', () => {
  const next = mulberry32(42)
  expect([next(), next(), next()]).toEqual([0.6011037519201636, 0.44829055899754167, 0.8524657934904099])
})
