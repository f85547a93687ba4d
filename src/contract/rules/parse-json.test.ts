import { expect, test } from 'vitest'
import { parseJson } from './parse-json.ts'

test('returns undefined for invalid JSON and null for null', () => {
  expect(parseJson('{"a":[1,null]}')).toEqual({ a: [1, null] })
  expect(parseJson('null')).toBeNull()
  for (const text of ['', '{', 'undefined', '{"a":1} x']) expect(parseJson(text)).toBeUndefined()
})
