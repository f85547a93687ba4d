// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'
import { ApiError, type FailedOutcome } from '../../../api/api-error.ts'
import { changeFailure, PaymentFailure, BankUnreachable, postFailure, tokenFailure } from './payment-failure.ts'

describe('payment failure', () => {
  const refused = (status: number, body: unknown = {}) => new ApiError('API-66', 'response', status, body)

  test('PAY-90 PAY-92 CARD-16 the token step shows the text of the server, else the general card error', () => {
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

  const lost = (outcome: FailedOutcome) => Object.assign(new ApiError('API-66', 'network'), { outcome })

  test('D-99 D-111 a declined card is named first, with the way to its number', () => {
    expect(postFailure(new PaymentFailure('このカードはご利用いただけません。'))).toEqual({
      lines: ['カード会社で承認されませんでした', 'このカードはご利用いただけません。'],
      way: 'card',
    })
  })

  test.each([
    ['a field', { errors: { campaign: ['プランを選択してください'] } }],
    ['the data of the card', { errors: { token: ['カード情報を確認できませんでした。'] } }],
    ['nothing', {}],
    ['the fixed text itself', { msg: '入力内容を確認してください' }],
  ])('PAY-93 D-111 the fixed text stands alone for a refusal that names %s', (_, body) => {
    expect(postFailure(refused(422, body))).toEqual({ lines: ['入力内容を確認してください'] })
  })

  test('D-111 any other refusal says its reason instead, and leads on', () => {
    const msg = '次の購入は11/24 20:00から可能です'
    expect(postFailure(refused(422, { msg }))).toEqual({ lines: [msg], way: 'onward' })
  })

  test('D-110 a payment without an answer says that nothing was paid, or that it could not be confirmed', () => {
    const unpaid = ['お支払いは行われていません。', '通信状況をご確認のうえ、もう一度お試しください。']
    expect(postFailure(lost('unsent'))).toEqual({ lines: unpaid })
    expect(postFailure(new BankUnreachable('no address'))).toEqual({ lines: unpaid })
    for (const outcome of ['unconfirmed', 'unknown'] as const)
      expect(postFailure(lost(outcome))).toEqual({
        lines: ['お支払いの結果を確認できませんでした。お支払い情報でご確認ください。'],
        way: 'onward',
      })
  })

  test('CARD-17 CARD-18 D-110 a card change shows the text of the server, else the default, and never that it charged', () => {
    expect(changeFailure(new PaymentFailure('このカードはご利用いただけません。')).lines).toEqual([
      'このカードはご利用いただけません。',
    ])
    expect(changeFailure(refused(422)).lines).toEqual(['入力内容を確認してください'])
    expect(changeFailure(lost('unknown')).lines).toEqual([
      'カードを変更できたか確認できませんでした。料金はかかりませんので、もう一度お試しください。',
    ])
  })

  test('a failed payment is named in the log', () => {
    expect(String(new PaymentFailure('一つ目。', '二つ目。'))).toBe('PaymentFailure: Failed to pay: 一つ目。 二つ目。')
  })
})
