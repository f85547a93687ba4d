import { expect, test } from 'vitest'
import { compareShapes } from './compare-phones.ts'

const told = (first: unknown, second: unknown) =>
  compareShapes(first, second).map(({ kind, place }) => `${kind} ${place}`)

test.each([
  ['other values', { a: 1, b: 'x' }, { a: 2, b: 'y' }, []],
  ['a field that is gone, and one more', { a: 1, b: 1 }, { a: 1, c: 1 }, ['missing response.b', 'extra response.c']],
  ['another type', { a: 1 }, { a: '1' }, ['type response.a']],
  ['null on one side', { a: 1 }, { a: null }, []],
  ['an empty list', { a: [{ b: 1 }] }, { a: [] }, []],
  ['rows that differ among themselves', [{ a: 1 }, { b: 1 }], [{ b: 2 }, { a: 2 }], []],
  ['a field of rows', { a: [{ b: { c: 1 } }] }, { a: [{ b: {} }, { b: {} }] }, ['missing response.a[].b.c']],
  ['a list in place of an object', { a: {} }, { a: [] }, ['type response.a']],
  ['no JSON on one side', { a: 1 }, undefined, []],
])('%s', (_, first, second, differences) => {
  expect(told(first, second)).toEqual(differences)
})
