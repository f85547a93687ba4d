// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { formText } from './form-text.ts'

test('reads a form field as text, and a missing field or a file as empty', () => {
  const form = new FormData()
  form.append('name', 'はると')
  form.append('photo', new Blob(['x']))
  expect(['name', 'photo', 'age'].map((field) => formText(form, field))).toEqual(['はると', '', ''])
})
