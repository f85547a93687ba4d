import { expect, test } from 'vitest'
import { compareShapes } from './compare-shapes.ts'

const told = (first: unknown, second: unknown) =>
  compareShapes(first, second).map(({ kind, place }) => `${kind} ${place}`)

test.each([
  ['other values', { a: 1, b: 'x' }, { a: 2, b: 'y' }, []],
  ['a field that is gone, and one more', { a: 1, b: 1 }, { a: 1, c: 1 }, ['missing response.b', 'extra response.c']],
  ['another type', { a: 1 }, { a: '1' }, ['type response.a']],
  ['null on one side', { a: 1 }, { a: null }, []],
  ['null on the other side', { a: null }, { a: 1 }, []],
  ['null among rows', [null, { a: 1 }], [null, { a: 1 }], []],
  ['rows of several types', [{ a: 1 }, { a: 'x' }], [{ a: 1 }], []],
  ['objects among the numbers of one side', [1, { a: 1 }], [1], []],
  ['objects among the numbers of the other side', [1], [1, { a: 1 }], []],
  ['an empty list', { a: [{ b: 1 }] }, { a: [] }, []],
  ['rows that differ among themselves', [{ a: 1 }, { b: 1 }], [{ b: 2 }, { a: 2 }], []],
  ['a field of rows', { a: [{ b: { c: 1 } }] }, { a: [{ b: {} }, { b: {} }] }, ['missing response.a[].b.c']],
  ['a list in place of an object', { a: {} }, { a: [] }, ['type response.a']],
  ['no JSON on one side', { a: 1 }, undefined, []],
])('%s', (_, first, second, differences) => {
  expect(told(first, second)).toEqual(differences)
})
