// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { acceptedBy, formText } from './forms.ts'

test('reads a form field as text, and a missing field or a file as empty', () => {
  const form = new FormData()
  form.append('name', 'はると')
  form.append('photo', new Blob(['x']))
  expect(['name', 'photo', 'age'].map((field) => formText(form, field))).toEqual(['はると', '', ''])
})

test('a field shows one error for a text that a schema refuses, after it is prepared', () => {
  const rule = acceptedBy(z.string().check(z.minLength(2)), '短すぎます')
  expect([rule.safeParse('ab').success, rule.safeParse('a').error?.issues[0]?.message]).toEqual([true, '短すぎます'])
  const trimmed = acceptedBy(z.string().check(z.minLength(2)), '短すぎます', (typed) => typed.trim())
  expect(trimmed.safeParse('a ').success).toBe(false)
})
