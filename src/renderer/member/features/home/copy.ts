/** Texts of the women's premium plan (PREM, D-20, D-35). */
export const premiumCopy = {
  title: 'プレミアムプラン',
  lead: '出会いの幅を広げたい方のための、任意のプランです。',
  benefits: [
    { title: '1日10人までのレコメンド', text: '通常6人のところ、1日10人まで受け取れます。' },
    {
      title: '運営レコメンドが1日3人',
      text: '運営局によるレコメンドを、10人のうち3人まで受け取れます。',
    },
    { title: '見送った方をもう一度', text: '見送った方に、もう一度「連絡を取る」を選べます。' },
    { title: 'プライバシーモード', text: 'ご自身のプロフィールを、タイムラインに表示しない設定ができます。' },
  ],
  redoNote: '解消したマッチングは、プレミアムプランでも元に戻せません。',
  price: '30日ごと 1,100円（税込）',
  toSelect: 'プランの登録へ進む',
  later: 'いまはしない',
  active: 'プレミアムプランをご利用中です',
} as const

/** Texts of the dialogs on home: login bonus, announcements, campaign popups (BONUS). */
export const bonusCopy = {
  loginBonus: {
    title: 'ログインボーナス',
    text: (n: number) => `ログインボーナス：いいね${n}個を受け取りました`,
    note: '翌朝3:00までお使いいただけます。',
    button: '閉じる',
  },

  announcement: {
    title: '運営局からのお知らせ',
    confirm: '確認しました',
    open: 'お知らせを読む',
    counter: (n: number, total: number) => `${n}／${total}`,
    waiting: (n: number) => (n === 1 ? '運営局からのお知らせ' : `運営局からのお知らせが${n}件あります`),
  },

  popup: {
    close: '閉じる',
    neverAgain: '次回から表示しない',
    campaign: {
      title: 'ランクそのままキャンペーン',
      text: '現在のランクを引き継いだまま、特別な料金でご利用いただけます。対象の方だけのご案内です。',
      button: 'キャンペーンプランを見る',
    },
    likes: {
      title: '気になる方に、いいねを',
      text: 'いいねは、あなたの気持ちを静かに伝える方法です。パックは10個からお選びいただけます。',
      button: 'いいねの購入へ',
    },
    premium: {
      title: 'プレミアムプランのご案内',
      text: '1日10人までのレコメンドや、見送った方をもう一度選べる特典をご用意しています。',
      button: 'プランを見る',
    },
  },
} as const
