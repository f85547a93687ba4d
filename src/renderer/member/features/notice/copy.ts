import { pageTitles } from '../../../lib/copy/titles.ts'

/** Texts of /notice/index and /notice/{id} (NOTICE). */
export const noticeCopy = {
  title: pageTitles['/notice/index'],
  list: 'お知らせの一覧',
  empty: 'お知らせはまだありません。',
  emptyHint: '新しい機能やメンテナンスのお知らせが、ここに並びます。',
  notFound: 'お知らせが見つかりません。',
  toList: 'お知らせの一覧へ',
  back: '戻る',
} as const
