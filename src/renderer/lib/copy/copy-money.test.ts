import { expect, test } from 'vitest'
import { cancellationCopy } from '../../member/features/cancellation/copy.ts'
import { cardCopy, paymentCopy } from '../../member/features/payment/copy.ts'
import { likePackCopy } from '../../member/features/payment/like-pack-copy.ts'
import { timelineCopy } from '../../member/features/timeline/copy.ts'
import { withdrawalCopy } from '../../member/features/withdrawal/copy.ts'

// Exact wording from the specification, Part B or L-15. Titles name only rows about wording; the tests of each screen
// prove when a text shows.
test('PAY-62 PAY-63 cycle of a plan matches', () => {
  expect(paymentCopy.select.cycle(30)).toBe('2回目のお支払いは初回の31日後、以降は30日ごとです。')
  expect(paymentCopy.select.cycle(90)).toBe('2回目のお支払いは初回の91日後、以降は90日ごとです。')
})

test('plans, campaign and payment results match L-15 and Part B', () => {
  expect(paymentCopy.success.text).toBe('お支払いありがとうございました。')
  expect([paymentCopy.failure.text, paymentCopy.failure.lead]).toEqual([
    '申し訳ございません。お支払いを完了できませんでした。',
    '料金は引き落とされていません。',
  ])
  expect(paymentCopy.failure.error('認証に失敗しました。')).toBe('Error: 認証に失敗しました。')
  expect(paymentCopy.confirm.confirming).toBe('Payment Confirming...')
  expect(paymentCopy.confirm.text).toBe('お支払いを確認しています。')
  expect(paymentCopy.select.submit).toBe('お支払いを登録する')
  expect(paymentCopy.select.planMissing).toBe('プランを選択してください。')
  expect(paymentCopy.select.firstFree).toBe('初回無料（2回目以降1,100円）')
  expect(paymentCopy.campaign.headline).toBe('ランクそのままキャンペーン')
  expect(paymentCopy.campaign.note).toBe('お支払い後も現在のランクが引き継がれます。')
  expect(paymentCopy.done).toBe('更新しました')
})

test('payment information matches L-15', () => {
  const { information } = paymentCopy
  expect(information.cancelWarning).toBe('解約すると、サービスをご利用いただけなくなります。')
  expect(information.declined('2026/11/23', '')).toBe('2026/11/23の更新がカード会社で承認されませんでした。')
  expect(information.confirmed).toBe('お支払い確認済み')
  expect(information.notConfirmed).toBe('お支払いの確認が取れていません')
})

test('card form and card change match L-15', () => {
  expect(cardCopy.error).toEqual({
    required: '項目を入力してください',
    number: '有効なカード情報を入力してください',
    // Ours: the specification requires the name only.
    name: 'カードに記載のローマ字で入力してください',
    month: '有効な月を入力してください',
    year: '有効な年を入力してください',
    cvv2: 'CVV2コードは3桁または4桁の数字で入力してください。',
    tokenMissing: 'カード情報を正しく入力してください',
    post: '入力内容を確認してください',
    declined: 'カード会社で承認されませんでした',
  })
  expect(cardCopy.prompt).toBe('お支払い情報を入力してください')
  expect(cardCopy.result.done).toBe('更新しました')
})

test('cancellation matches L-15', () => {
  expect(cancellationCopy.procedure.text).toBe(
    '解約は、理由の選択、内容の確認、パスワードの入力の順に進みます。お支払い済みの料金は返金されません（利用規約第10条）。プランの変更にも一度解約が必要です。',
  )
  expect(cancellationCopy.done.text).toBe('解約が完了しました。ご利用ありがとうございました。')
  expect(cancellationCopy.reason.tooLong).toBe('100文字以内で入力してください。')
  expect(cancellationCopy.password.failed).toBe('エラーが発生しました。')
})

test('withdrawal matches L-15 and Part B', () => {
  expect(withdrawalCopy.reason.tooLong).toBe('100文字以内で入力してください。')
  expect(withdrawalCopy.reason.failed).toBe('送信に失敗しました。もう一度お試しください。')
  expect(withdrawalCopy.thanks.text).toBe('これまでご利用いただき、ありがとうございました。')
  expect(withdrawalCopy.thanks.withdraw).toBe('退会')
  expect(withdrawalCopy.thanks.failed).toBe('退会処理に失敗しました。時間をおいて再度行ってください。')
  expect(withdrawalCopy.done.text).toBe('退会が完了しました。')
  expect(withdrawalCopy.done.toTop).toBe('トップへ')
})

test('purchase of likes matches L-15 and Part B', () => {
  expect(timelineCopy.purchased.text).toBe('いいねの購入が完了しました。')
  expect(likePackCopy.availableAt('11/22 21:30')).toBe('次の購入は11/22 21:30から可能です')
  expect(likePackCopy.history.expiry('2027/05/20')).toBe('有効期限 2027/05/20')
})
