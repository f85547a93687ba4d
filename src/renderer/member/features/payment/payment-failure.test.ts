import { expect, test } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import { changeFailure, PaymentFailure, postFailure, tokenFailure } from './payment-failure.ts'

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
  expect(String(new PaymentFailure('一つ目。', '二つ目。'))).toBe(
    'PaymentFailure: Failed to pay: 一つ目。 二つ目。',
  )
})
