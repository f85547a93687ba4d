import { expect, test } from 'vitest'
import { parseJson } from './parse-json.ts'

test('a text that is no JSON has no value, which is not the value null', () => {
  expect(parseJson('{"a":[1,null]}')).toEqual({ a: [1, null] })
  expect(parseJson('null')).toBeNull()
  for (const text of ['', '{', 'undefined', '{"a":1} x']) expect(parseJson(text)).toBeUndefined()
})
