import { pageTitles } from '../../../lib/copy/titles.ts'

/** Texts of the FAQ helper, in the menu's dialog and at /qa (FAQ, D-53). Fixtures hold questions and answers. */
export const faqCopy = {
  title: pageTitles['/qa'],
  lead: 'お困りのことに近いものをお選びください。',
  imageAlt: '説明の図',
  back: '戻る',
  solved: '解決した',
  notSolved: '解決しなかった',
  thanks: 'お役に立ててうれしいです。ありがとうございました。',
  toFirst: '最初に戻る',
  mail: {
    lead: 'お手数ですが、メールでお問い合わせください。担当者がお返事いたします。',
    button: 'メールで問い合わせる',
    address: 'support@yoimachi.example',
    subject: '【宵待】お問い合わせ',
    body: 'お名前：\nSNSのID：\nメールアドレス：\nお問い合わせ内容：',
  },
} as const
