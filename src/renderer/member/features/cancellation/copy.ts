import { commonCopy } from '../../../lib/copy/common.ts'
import { pageTitles } from '../../../lib/copy/titles.ts'

/** Texts of /payment_cancellation, by step (CANCEL, D-42). The contract lists the reasons. */
export const cancellationCopy = {
  title: pageTitles['/payment_cancellation'],
  progress: (step: number, total: number) => `${step}／${total}`,

  confirm: {
    title: '定期課金を解約しますか？',
    textMan: 'はじめに、失われるものと残るものをご確認いただけます。',
    textWoman: 'はじめに、失われるものと残るものをご確認いただけます。無料の会員としては、引き続きご利用いただけます。',
    yes: 'はい',
    no: 'いいえ',
  },

  procedure: {
    title: '解約の手順',
    text: '解約は、理由の選択、内容の確認、パスワードの入力の順に進みます。お支払い済みの料金は返金されません（利用規約第10条）。プランの変更にも一度解約が必要です。',
    next: '次へ',
  },

  reason: {
    title: '解約の理由をお聞かせください',
    label: '理由',
    text: '理由の詳細',
    tooLong: '100文字以内で入力してください。',
    nothingYet: 'まだ何も変わっていません。解約は、最後にパスワードを入力してはじめて確定します。',
    cardTitle: 'カードを変えたいだけの方へ',
    cardText: '解約せずに、カードを変更できます。',
    next: '次へ',
  },

  review: {
    title: '内容のご確認',
    reason: 'お選びいただいた理由',
    text: 'よろしければ、パスワードの入力へお進みください。',
    next: '次へ',
  },

  // Shown before the cancellation (D-73).
  loss: {
    title: '解約で失われるもの',
    days: (days: number, until: string) => `お支払い済みの残り${days}日分（${until}まで）`,
    lastDay: (until: string) => `お支払い済みの期間の残り（${until}まで）`,
    paidMan: 'レコメンドやメッセージなど、有料の機能',
    paidWoman: 'プレミアムプランの特典',
    privacy: 'プライバシーモード（プロフィールがタイムラインに表示されます）',
    noRefund: '解約と同時に終わります。返金はありません。',
    staysTitle: '無料のまま残るもの',
    freeMan: '会員登録、プロフィールの編集、お知らせ、運営局とのメッセージ',
    freeWoman: '会員登録、レコメンド、メッセージ、タイムラインなど',
  },

  password: {
    title: 'パスワードの入力',
    lead: 'ご本人の確認のため、ログインに使うパスワードを入力してください。',
    label: 'パスワード',
    submit: '解約する',
    submitting: '手続きをしています…',
    failed: commonCopy.errorOccurred,
    // D-110.
    unsent: '解約は行われていません。もう一度お試しください。',
  },

  noPlan: {
    text: 'ご利用中のプランはありません。',
    toPayment: 'お支払い情報へ',
  },

  done: {
    title: 'お手続きの完了',
    text: '解約が完了しました。ご利用ありがとうございました。',
    toHome: 'ホームへ',
  },

  back: '戻る',
} as const
