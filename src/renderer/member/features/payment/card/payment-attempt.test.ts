// @vitest-environment happy-dom
import { describe, beforeEach, expect, test } from 'vitest'
import { ApiError } from '../../../api/api-error.ts'
import { clearSession, writeSession } from '../../../api/session-store.ts'
import { drafts } from '../../../shared/drafts.ts'
import {
  attemptToRetry,
  forgetAttempt,
  keepAttempt,
  readAttempt,
  changeFailure,
  PaymentFailure,
  postFailure,
  tokenFailure,
} from './payment-attempt.ts'

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
})

describe('payment failure', () => {
  const refused = (status: number, body: unknown = {}) => new ApiError('API-66', 'answer', status, body)

  test('PAY-90 PAY-92 CARD-16 the token step shows the text of the server, else that the card is not right', () => {
    expect(tokenFailure(new PaymentFailure('カード情報を確認できませんでした。'))).toEqual([
      'カード情報を確認できませんでした。',
    ])
    expect(tokenFailure(refused(422, { msg: '理由' }))).toEqual(['理由'])
    expect(tokenFailure(refused(422))).toEqual(['カード情報を正しく入力してください'])
    expect(tokenFailure(refused(500))).toEqual(['エラーが発生しました。'])
    expect(tokenFailure(new ApiError('API-65', 'network'))).toEqual([
      '通信状況をご確認のうえ、もう一度お試しください。',
    ])
  })

  test('PAY-93 PAY-95 a refused payment always begins with the fixed text', () => {
    const fixed = '入力内容を確認してください'
    expect(postFailure(refused(500))).toEqual([fixed])
    expect(postFailure(new PaymentFailure('このカードはご利用いただけません。'))).toEqual([
      fixed,
      'このカードはご利用いただけません。',
    ])
    expect(postFailure(refused(422, { msg: fixed }))).toEqual([fixed])
    expect(postFailure(new Error('anything'))).toEqual([fixed])
  })

  test('CARD-17 CARD-18 a card change shows the text of the server, else the default', () => {
    expect(changeFailure(new PaymentFailure('このカードはご利用いただけません。'))).toEqual([
      'このカードはご利用いただけません。',
    ])
    expect(changeFailure(refused(500))).toEqual(['入力内容を確認してください'])
  })

  test('a payment that did not happen says so in the log as well', () => {
    expect(String(new PaymentFailure('一つ目。', '二つ目。'))).toBe('PaymentFailure: Failed to pay: 一つ目。 二つ目。')
  })
})
