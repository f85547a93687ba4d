// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { formText } from './form-text.ts'

test('a field of a form is read as text; a missing one and a file are none', () => {
  const form = new FormData()
  form.append('name', 'はると')
  form.append('photo', new Blob(['x']))
  expect(['name', 'photo', 'age'].map((field) => formText(form, field))).toEqual(['はると', '', ''])
})
