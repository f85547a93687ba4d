import { yenText } from '../../../../lib/amount-ja.ts'

/** Texts of /shop (SHOP, L-12). */
export const likePackCopy = {
  lead: 'いいねは、タイムラインや足跡の気になる方に送れます。',

  balance: {
    title: 'いいねの残り',
    total: (n: number) => `${n}個`,
    free: (n: number) => `無料 ${n}個`,
    purchased: (n: number) => `購入 ${n}個`,
    freeNote: '無料のいいねは、ホームを開くと1日3個届き、翌朝3:00まで使えます。',
    order: 'いいねを送ると、購入した分から先に使われます。',
  },

  pack: {
    title: 'パックを選ぶ',
    count: (n: number) => `${n.toLocaleString('ja-JP')}個`,
    price: (yen: number) => `${yenText(yen)}（税込）`,
    each: (yen: number) => `1個あたり ${yen}円`,
    saving: (percent: number) => `10個のパックより${percent}%お得`,
    expires: (date: string) => `本日ご購入いただいた場合、有効期限は${date}です。`,
    hint: 'パックをお選びいただくと、料金と有効期限をこちらに表示します。',
    missing: 'パックを選択してください。',
    validity: '購入したいいねの有効期限は、購入から180日です。',
    interval: '購入は24時間に1回までです。',
  },

  submit: '購入する',
  // Button with the amount (D-75).
  submitAmount: (yen: number) => `${yenText(yen)}で購入する`,
  packName: (n: number) => `いいね${n.toLocaleString('ja-JP')}個`,
  submitting: '購入の手続きをしています…',
  toTimeline: 'タイムラインへ',
  availableAt: (at: string) => `次の購入は${at}から可能です`,

  history: {
    title: '購入の履歴',
    empty: '購入の履歴はまだありません。',
    purchasedOn: (date: string) => `購入日 ${date}`,
    remaining: (n: number) => `残り ${n}個`,
    expiry: (date: string) => `有効期限 ${date}`,
    expired: '期限切れ',
  },
} as const
