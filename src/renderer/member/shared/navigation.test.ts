// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { readId } from './navigation.ts'

test.each([
  ['?id=7', 7],
  ['?id=999999999999999', 999_999_999_999_999],
  ['?id=1000000000000000', undefined],
  ['?id=', undefined],
  ['?id=x7', undefined],
  ['?id=7x', undefined],
  ['?id=-7', undefined],
  ['', undefined],
])('REVIEW-27 the address %s names %s', (query, id) => {
  expect(readId(new URLSearchParams(query).get('id'))).toBe(id)
})
