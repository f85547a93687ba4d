import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { acceptedBy } from './accepted-by.ts'

test('a field shows one error for a text that a schema refuses, after it is prepared', () => {
  const rule = acceptedBy(z.string().check(z.minLength(2)), '短すぎます')
  expect([rule.safeParse('ab').success, rule.safeParse('a').error?.issues[0]?.message]).toEqual([true, '短すぎます'])
  const trimmed = acceptedBy(z.string().check(z.minLength(2)), '短すぎます', (typed) => typed.trim())
  expect(trimmed.safeParse('a ').success).toBe(false)
})
