import { expect, test } from 'vitest'
import { faqCopy } from '../../member/features/faq/copy.ts'
import { bonusCopy, premiumCopy } from '../../member/features/home/copy.ts'
import { commonCopy } from './common.ts'
import { gateCopy } from './gate.ts'
import { homeCopy } from './home.ts'
import { navCopy } from './nav.ts'

// Exact wording from the specification, Part B or L-15. Titles name only rows about wording; the tests of each screen
// prove when a text shows.
test('texts for a woman paused, not found, without direct messages or under review match L-15', () => {
  expect(gateCopy.status.paused).toBe('レコメンドは休止中です。再開について不明な点は運営局までお問い合わせください。')
  expect(gateCopy.status.socialNotFound).toBe('SNSアカウントを確認できませんでした。IDをご確認ください。')
  expect(gateCopy.status.messagesClosed).toBe(
    'ダイレクトメッセージが開放されていないため、メッセージをお送りできません。',
  )
  expect(gateCopy.status.checking).toBe('運営局で登録内容を確認しています。')
})

test('GATE-62 GATE-73 locks match', () => {
  expect(commonCopy.lockedMan).toBe('年齢確認とお支払いの確認後にご利用いただけます。')
  expect(commonCopy.lockedWoman).toBe('年齢確認後にご利用いただけます。')
})

test('HOME-06 HOME-07 HOME-08 HOME-09 flash messages of home match', () => {
  expect(homeCopy.flash).toEqual({
    ageDocumentSubmitted: '年齢確認書類を提出しました。確認には最大1営業日かかります。',
    reviewPosted: '口コミを投稿しました。',
    formSaved: '登録情報を更新しました。',
    noMatch: '今回は見送りました。次のレコメンドは、ホームで受け取れます。',
  })
})

test('HOME-45 HOME-46 HOME-47 HOME-48 HOME-49 recommend panel matches', () => {
  const { recommend } = homeCopy
  expect(recommend.noneFound).toBe('条件に合う男性が見つかりませんでした。プロフィールや条件を変更してお試しください。')
  expect(recommend.guide(2)).toBe('うちAIレコメンドは、あと2人が目安です（1日3人）。翌朝3:00にリセットされます。')
  expect(recommend.guide(0)).toContain('本日の目安の3人に達しました')
  expect(commonCopy.dailyFigures).toBe('毎日300人の女性がレコメンドを受け取り、1日100件以上の出会いが生まれています。')
  expect(recommend.limitReached).toBe('本日のレコメンドは上限に達しました。翌朝3:00にリセットされます。')
  expect(recommend.manual(3)).toBe('運営レコメンドを受け取る（1日3人）')
  expect(recommend.remaining(4)).toBe('本日の残り 4人')
  expect([recommend.start, recommend.ask]).toEqual(['レコメンドを開始する', 'AIレコメンドを受け取る'])
})

test('confirmation rows match L-15', () => {
  expect(homeCopy.confirmation).toMatchObject({
    ageVerified: '年齢確認済み',
    ageResubmit: '再提出が必要です',
    ageUnderReview: '書類を確認中です',
    ageNeeded: '書類の提出が必要です',
    paymentRegistered: '登録済み',
    paymentNotConfirmed: '未確認',
    premiumPlan: 'プレミアムプラン',
    premiumRegistered: '登録済み',
    premiumNotRegistered: '未登録（任意）',
  })
})

test('disabled menu entries, outside links and names of the legal pages match Part B', () => {
  expect(navCopy.disabled).toEqual({
    man: 'お支払い後にご利用いただけます',
    woman: '年齢確認後にご利用いただけます',
  })
  expect(Object.values(navCopy.external)).toEqual(['公式X', '公式Instagram', '公式ブログ', '女性会員コミュニティ'])
  expect(Object.values(navCopy.legal)).toEqual([
    '利用規約',
    'プライバシーポリシー',
    '運営者情報',
    '特定商取引法に基づく表記',
  ])
})

test('FAQ-12 FAQ-14 FAQ-15 FAQ-16 FAQ-17 prefilled mail, thanks and buttons match', () => {
  expect(faqCopy.thanks).toBe('お役に立ててうれしいです。ありがとうございました。')
  expect(faqCopy.mail.address).toBe('support@yoimachi.example')
  expect(faqCopy.mail.subject).toBe('【宵待】お問い合わせ')
  expect(faqCopy.mail.body.split('\n')).toEqual(['お名前：', 'SNSのID：', 'メールアドレス：', 'お問い合わせ内容：'])
  expect([faqCopy.back, faqCopy.solved, faqCopy.notSolved, faqCopy.mail.button, faqCopy.toFirst]).toEqual([
    '戻る',
    '解決した',
    '解決しなかった',
    'メールで問い合わせる',
    '最初に戻る',
  ])
})

test('popups, login bonus and link to the premium plan match L-15 and Part B', () => {
  expect(bonusCopy.popup.neverAgain).toBe('次回から表示しない')
  expect(bonusCopy.popup.close).toBe('閉じる')
  expect(bonusCopy.loginBonus.text(3)).toBe('ログインボーナス：いいね3個を受け取りました')
  expect(premiumCopy.benefits).toHaveLength(4)
})
