// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { clearSession, writeSession } from '../../../api/session-store.ts'
import { drafts } from '../../../shared/drafts.ts'
import { attemptToRetry, forgetAttempt, keepAttempt, readAttempt } from './payment-attempt.ts'

const typed = {
  choice: '5',
  number: '４２４２ 4242-4242 4242',
  name: 'HARUTO SATO',
  expMonth: '12',
  expYear: '30',
  cvv2: '123',
}
const attempt = {
  path: '/payment',
  choice: '5',
  item: '1ヶ月プラン',
  amount: 3850,
  brand: 'Visa',
  lastFour: '4242',
  holder: 'HARUTO SATO',
  expMonth: '12',
  expYear: '30',
}
const keep = () => keepAttempt(typed, { path: '/payment', item: '1ヶ月プラン', amount: 3850 })

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  clearSession()
  writeSession({ uid: 'him@yoimachi.example', client: 'c', 'access-token': 't' })
})

test('D-67 of a card that went on to its bank the number and the security code are not kept', () => {
  keep()
  expect(readAttempt()).toEqual(attempt)
  const stored = Object.values(sessionStorage).join()
  expect(stored).not.toContain('4242424242')
  expect(stored).not.toContain('123')
  forgetAttempt()
  expect(readAttempt()).toBeNull()
})

test('D-67 another try begins with the same card, or with the plan alone, on the page that it began on', () => {
  expect(attemptToRetry('/payment', { retry: 'same-card' })).toBeNull()
  keep()
  expect(attemptToRetry('/payment', { retry: 'same-card' })).toEqual(attempt)
  expect(attemptToRetry('/payment', { retry: 'other-card' })).toEqual({
    ...attempt,
    lastFour: '',
    holder: '',
    expMonth: '',
    expYear: '',
  })
  expect(attemptToRetry('/payment_likes', { retry: 'same-card' })).toBeNull()
})

test.each([undefined, null, 'same-card', {}, { retry: 'whatever' }])(
  'D-67 any other visit begins with an empty form: %o',
  (state) => {
    keep()
    expect(attemptToRetry('/payment', state)).toBeNull()
  },
)

test.each([{ path: 'payment' }, { path: 'https://example.com/' }, { amount: '3850' }, { choice: undefined }])(
  'what another version kept is no attempt: %o',
  (patch) => {
    drafts.write('payment', { ...attempt, ...patch })
    expect(readAttempt()).toBeNull()
  },
)

test('a card of no known brand is kept without one', () => {
  keepAttempt({ ...typed, number: '9999' }, { path: '/payment', item: '', amount: 1 })
  expect(readAttempt()).toMatchObject({ brand: '', lastFour: '9999' })
})
