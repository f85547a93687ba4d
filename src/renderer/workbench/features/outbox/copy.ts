import type { Copy } from '../../hub/language.ts'

const ja = {
  title: '送信メール',
  search: 'メール',
  find: { label: 'メールを探す', placeholder: '宛先・件名・本文で探す' },
  empty: '登録やパスワードの再設定をすると、メールがここに届きます。',
  nothing: '一致するメールはありません。',
  gone: 'このメールは、いまの世界にはありません。',
  body: (subject: string) => `「${subject}」の本文`,
  openOnDevice: '実機で開く',
  qrCode: 'このリンクを実機で開くためのQRコード',
  openOn: (phone: string) => `${phone} で開く`,
  copy: 'コピー',
  link: 'リンク',
  states: { used: '使用済み', expired: '期限切れ' },
  expect: 'このメールを確認',
}

const en: typeof ja = {
  title: 'Sent mail',
  search: 'outbox mail',
  find: { label: 'Find mail', placeholder: 'Filter by recipient, subject or text' },
  empty: 'Emails for sign-ups and password resets appear here.',
  nothing: 'No mail found.',
  gone: 'This email is not in the current world.',
  body: (subject) => `Text of “${subject}”`,
  openOnDevice: 'Open on a real phone',
  qrCode: 'QR code that opens this link on a real phone',
  openOn: (phone) => `Open on ${phone}`,
  copy: 'Copy',
  link: 'Link',
  states: { used: 'Used', expired: 'Expired' },
  expect: 'Check this email',
}

export const outboxCopy: Copy<typeof ja> = { ja, en }

/** Buttons in the picture of a mail, which is as its recipient sees it. */
export const mailLinkTexts = { open: 'リンクを開く', used: '使用済みのリンク', expired: '期限切れのリンク' } as const
