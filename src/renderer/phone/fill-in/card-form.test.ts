// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import type { Page } from '../link.ts'
import { fillCard } from './card-form.ts'

const page: Page = window
let told: string[]

beforeEach(() => {
  told = []
  document.body.innerHTML = `
    <form>
      <input autocomplete="cc-number"><input autocomplete="cc-name">
      <select autocomplete="cc-exp-month"><option>11</option><option>12</option></select>
      <select autocomplete="cc-exp-year"><option>2026</option><option>2031</option></select>
      <input autocomplete="cc-csc">
    </form>`
  for (const type of ['input', 'change', 'blur'])
    document.querySelector('form')?.addEventListener(type, (event) => {
      const field = event.target as HTMLInputElement
      told.push(`${type} ${field.autocomplete || field.getAttribute('autocomplete')} ${field.value}`)
    })
})

const values = () =>
  [...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')].map(({ value }) => value)

test.each([
  ['4242424242424242', '123'],
  ['378282246310005', '1234'],
])('D-40 fills the form with the card %s and its security code', (number, code) => {
  fillCard(page, number)
  expect(values()).toEqual([number, 'TARO YAMADA', '12', '2031', code])
  expect(told.filter((line) => line.includes('cc-number'))).toEqual(
    ['input', 'change', 'blur'].map((type) => `${type} cc-number ${number}`),
  )
  expect(told).toHaveLength(15)
})

test('fills past a setter that a form library puts on a field', () => {
  const field = document.querySelector('input')
  const seen: string[] = []
  const set = (value: string) => {
    seen.push(value)
  }
  if (field) Object.defineProperty(field, 'value', { set, configurable: true })
  fillCard(page, '4242424242424242')
  if (field) Reflect.deleteProperty(field, 'value')
  expect([seen, field?.value]).toEqual([[], '4242424242424242'])
})

test('fills the fields that are there, and does nothing without a page', () => {
  document.body.innerHTML = '<input autocomplete="cc-name"><input autocomplete="cc-exp-year">'
  fillCard(page, '4242424242424242')
  fillCard(undefined, '4242424242424242')
  expect(values()).toEqual(['TARO YAMADA', ''])
})
