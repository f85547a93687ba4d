// @vitest-environment happy-dom
import { describe, beforeEach, expect, test } from 'vitest'
import { clearSession, writeSession } from '../../../api/session-store.ts'
import { drafts } from '../../../shared/drafts.ts'
import { attemptToRetry, forgetAttempt, keepAttempt, readAttempt } from './payment-attempt.ts'

describe('payment attempt', () => {
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

  test('D-67 an attempt keeps neither the number nor the security code', () => {
    keep()
    expect(readAttempt()).toEqual(attempt)
    const stored = Object.values(sessionStorage).join()
    expect(stored).not.toContain('4242424242')
    expect(stored).not.toContain('123')
    forgetAttempt()
    expect(readAttempt()).toBeNull()
  })

  test('D-67 a retry begins with the same card or the plan alone, on the page of the attempt', () => {
    expect(attemptToRetry('/payment', { retry: 'same-card' })).toBeNull()
    keep()
    for (const retry of ['same-card', 'back']) expect(attemptToRetry('/payment', { retry })).toEqual(attempt)
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
    'D-67 begins with an empty form on any other visit: %o',
    (state) => {
      keep()
      expect(attemptToRetry('/payment', state)).toBeNull()
    },
  )

  test.each([{ path: 'payment' }, { path: 'https://example.com/' }, { amount: '3850' }, { choice: undefined }])(
    'D-67 ignores a stored attempt of another version: %o',
    (patch) => {
      drafts.write('payment', { ...attempt, ...patch })
      expect(readAttempt()).toBeNull()
    },
  )

  test('keeps a card of an unknown brand without its brand', () => {
    keepAttempt({ ...typed, number: '9999' }, { path: '/payment', item: '', amount: 1 })
    expect(readAttempt()).toMatchObject({ brand: '', lastFour: '9999' })
  })
})
