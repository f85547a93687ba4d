import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Endpoint } from '../../src/contract/wire/endpoint.ts'
import { parseInput } from './parse-input.ts'

test('C-5 refuses input with Japanese texts by field of the wire', () => {
  const request = z.object({
    user: z.object({ name: z.string().check(z.minLength(1, '名前を入力してください')), age: z.number() }),
    list: z.array(z.string()),
  })
  const endpoint = { request } as unknown as Endpoint
  const good = { user: { name: 'a', age: 1 }, list: ['x'] }
  expect(parseInput(endpoint, good)).toEqual(good)
  const refused = (input: unknown) => {
    try {
      return parseInput(endpoint, input as never)
    } catch (cause) {
      return cause
    }
  }
  const usual = '入力内容を確認してください'
  expect(refused({ user: { name: '', age: 'x' }, list: [1, 2] })).toMatchObject({
    code: 'invalid',
    detail: { fields: { name: ['名前を入力してください'], age: [usual], list: [usual, usual] } },
  })
  expect(refused(7)).toMatchObject({ detail: { fields: { base: [usual] } } })
})
