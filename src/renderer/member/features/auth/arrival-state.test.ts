import { expect, test } from 'vitest'
import { readArrival } from './arrival-state.ts'

test.each([
  [{ email: 'a@yoimachi.example' }, { email: 'a@yoimachi.example' }],
  [{ confirmed: true }, { confirmed: true }],
  [
    { email: 'a@yoimachi.example', confirmed: true },
    { email: 'a@yoimachi.example', confirmed: true },
  ],
  [{ email: 7, confirmed: 'yes' }, {}],
  [{}, {}],
  [null, {}],
  ['a@yoimachi.example', {}],
  [undefined, {}],
])('D-70 what a page of the login was handed: %o', (state, arrival) => {
  expect(readArrival(state)).toEqual(arrival)
})
