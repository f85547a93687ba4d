/** Texts of the dialogs that open on home: login bonus, announcements, campaign popups (BONUS). */
export const bonusCopy = {
  loginBonus: {
    title: 'ログインボーナス',
    text: (n: number) => `ログインボーナス：いいね${n}個を受け取りました`,
    note: '翌朝3:00までお使いいただけます。',
    button: '受け取りました',
  },

  announcement: {
    title: '運営局からのお知らせ',
    counter: (n: number, total: number) => `${n}／${total}`,
    confirm: '確認しました',
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
