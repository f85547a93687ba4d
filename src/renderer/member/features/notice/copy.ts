import { commonCopy } from '../../../lib/copy/common.ts'
import { pageTitles } from '../../../lib/copy/titles.ts'

/** Texts of /notice/index and /notice/{id} (NOTICE). */
export const noticeCopy = {
  title: pageTitles['/notice/index'],
  empty: 'お知らせはまだありません。',
  notFound: 'お知らせが見つかりません。',
  toList: 'お知らせの一覧へ',
  back: '戻る',

  password: {
    title: 'パスワードを変更する',
    new: '新しいパスワード',
    confirmation: '新しいパスワード（確認）',
    hint: commonCopy.passwordHint,
    submit: '変更する',
    submitting: '変更しています…',
    changed: commonCopy.passwordChanged,
    failed: commonCopy.errorOccurred,
  },
} as const
