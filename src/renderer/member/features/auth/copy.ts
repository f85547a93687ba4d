import { commonCopy } from '../../../lib/copy/common.ts'
import { pageTitles } from '../../../lib/copy/titles.ts'

/** Texts of /user_confirmation (CONFIRM). */
export const confirmationCopy = {
  title: pageTitles['/user_confirmation'],
  confirming: '確認しています…',
  failed: commonCopy.errorOccurred,
  failedHint: 'リンクは一度だけ使え、3日で期限が切れます。新しい確認メールをお送りすることもできます。',
  already: 'すでに確認済みです。',
  alreadyHint: 'メールアドレスとパスワードで、そのままログインできます。',
  toLogin: 'ログインへ',
} as const
