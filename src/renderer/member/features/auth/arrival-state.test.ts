import { expect, test } from 'vitest'
import { readArrival } from './arrival-state.ts'

test.each([
  [{ email: 'a@yoimachi.example' }, { email: 'a@yoimachi.example' }],
  [{ confirmed: true }, { confirmed: true }],
  [
    { email: 'a@yoimachi.example', confirmed: true },
    { email: 'a@yoimachi.example', confirmed: true },
  ],
  [
    { email: 'a@yoimachi.example', mailSent: true, mailSentShown: true, from: '/home' },
    { email: 'a@yoimachi.example', mailSent: true, mailSentShown: true, from: '/home' },
  ],
  [{ email: 7, confirmed: 'yes', mailSent: 1, mailSentShown: 'no', from: 1 }, {}],
  [{}, {}],
  [null, {}],
  ['a@yoimachi.example', {}],
  [undefined, {}],
])('D-70 D-116 reads the history state of an auth page: %o', (state, arrival) => {
  expect(readArrival(state)).toEqual(arrival)
})
