import { pageTitles } from './titles.ts'

/** Texts of /subprofile and of sending likes (SUB, L-15). */
export const subProfileCopy = {
  title: pageTitles['/subprofile'],

  limit: {
    text: '本日の詳細プロフィール閲覧回数の上限に達しました。閲覧回数は毎日3:00にリセットされます。',
    toTimeline: 'タイムラインへ戻る',
  },

  like: {
    send: 'いいねを送る',
    sending: '送っています…',
    sent: 'いいね送信済み',
    remaining: (n: number) => `いいね残り${n}`,
    // D-77, SHOP-11.
    order: (n: number) => `購入した分（残り${n}）から先に使われます。`,
    // D-74.
    held: 'いいねを送りました',
    undo: '元に戻す',
    none: 'いいねの残りがありません',
    toShop: 'いいねを購入する',
    dialogTitle: 'いいね👍',
    dialogText: 'いいねを送りました！',
    dialogClose: '閉じる',
    failed: 'いいねを送れませんでした。',
    cannot: 'この方にはいいねを送れません',
  },

  own: 'あなたのプロフィールです',
  notShown: 'このプロフィールは表示できません。',
  toTimeline: 'タイムラインへ',
} as const
