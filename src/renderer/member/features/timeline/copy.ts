import { commonCopy } from '../../../lib/copy/common.ts'

/** Texts of /timeline (TL). */
export const timelineCopy = {
  list: 'プロフィールの一覧',
  likes: (total: number, free: number, purchased: number) => `いいね残り${total}（無料${free}・購入${purchased}）`,
  views: (n: number) => `詳細プロフィール残り${n}回`,
  viewsReset: '毎日3:00にリセットされます',
  met: { viewed: '閲覧済み', liked: 'いいね済み' },
  shuffle: '表示を入れ替える',
  shuffling: '入れ替えています…',
  toShop: 'いいねを購入する',
  empty: '表示できるプロフィールがまだありません。',
  emptyHint: '毎日3:00に入れ替わります。時間をおいて、またご覧ください。',
  failed: commonCopy.errorOccurred,
  privacy: {
    label: 'プライバシーモード',
    on: 'タイムラインに表示されません',
    off: 'タイムラインに表示されています',
  },
  purchased: {
    title: '購入の完了',
    text: commonCopy.likesPurchased,
    likes: '購入したいいね',
    count: (n: number) => `${n.toLocaleString('ja-JP')}個`,
    amount: '料金（税込）',
    yen: commonCopy.unit.yen,
    expiry: '有効期限',
    total: 'いいねの残り',
    close: '閉じる',
  },
} as const
