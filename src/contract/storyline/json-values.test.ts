import { expect, test } from 'vitest'
import { valueAt } from './json-values.ts'

test('reads own fields only', () => {
  expect(valueAt({ a: [] }, 'a.length')).toBe(0)
  expect(valueAt({}, 'constructor.name')).toBeUndefined()
})
