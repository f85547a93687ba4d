/** Product name in titles, mails and legal pages (CONST-18). */
export const productName = '宵待'

/** Texts shared by several areas (L-15) and the words of their buttons (D-64). Texts of controls are in control.ts. */
export const commonCopy = {
  productName,
  tagline: '大人のための、静かな出会い。',
  adultsOnly: '18歳未満の方はご利用いただけません。',
  // HOME-48, HOME-49: on the women's recommend panel and on /.
  dailyFigures: '毎日300人の女性がレコメンドを受け取り、1日100件以上の出会いが生まれています。',

  // The only text for an unnamed failure (AUTH-61, CANCEL-37, NOTICE-11, CONFIRM-02, REVIEW-45, CONST2-11).
  errorOccurred: 'エラーが発生しました。',
  checkInput: '入力内容を確認してください',
  updated: '更新しました',
  // Locks of a man (GATE-62, TL-06) and of a woman (GATE-73, TL-07).
  lockedMan: '年齢確認とお支払いの確認後にご利用いただけます。',
  lockedWoman: '年齢確認後にご利用いただけます。',
  // AUTH-59, NOTICE-12.
  passwordChanged: 'パスワードを変更しました。',
  // AUTH-32, AUTH-57.
  passwordHint: '6文字以上で入力してください。',
  // SHOP-03, TL-03.
  likesPurchased: 'いいねの購入が完了しました。',

  locked: {
    title: 'まだご利用いただけません',
    // D-66: no まだ for a member who has had a plan.
    titleEnded: 'ご利用いただけません',
    toAgeConfirmation: '年齢確認へ進む',
    toWaiting: '確認の状況を見る',
    toPayment: 'お支払い情報へ進む',
    ageMissing: '年齢確認が済んでいません',
    ageUnderReview: '書類を確認中です',
    // D-66.
    paymentMissing: {
      never: 'プランのご登録がまだありません',
      ended: 'プランは解約済みです',
      'charge-failed': 'お支払いの確認が取れていません',
    },
  },

  button: {
    back: '戻る',
    next: '次へ',
    cancel: 'キャンセル',
    ok: 'OK',
    confirm: '確認しました',
    save: '保存する',
    send: '送信する',
    submit: '提出する',
    delete: '削除する',
    copy: 'コピー',
    copied: 'コピーしました',
    reload: '再読み込み',
    seeAll: 'すべて見る',
    seeMore: 'もっと見る',
    details: '詳しく見る',
    toHome: 'ホームへ',
    toLogin: 'ログインへ',
    toTop: 'トップへ',
    openMenu: 'メニューを開く',
    closeMenu: 'メニューを閉じる',
  },

  state: {
    loading: '読み込んでいます…',
    sending: '送信しています…',
    saving: '保存しています…',
    offline: 'インターネットに接続されていません。',
    offlineWaiting: (page: string) => `接続が戻ると、「${page}」をひらきます。`,
    backOnline: '接続が戻りました。',
    newVersion: '宵待が新しくなりました。再読み込みすると、続きをご利用いただけます。',
    loadFailed: '読み込めませんでした。',
    loadFailedHint: '通信状況をご確認のうえ、もう一度お試しください。',
    none: 'なし',
    newTab: '新しいタブで開きます',
  },

  notFound: {
    title: 'ページが見つかりません',
    text: 'お探しのページは移動したか、なくなった可能性があります。',
    button: 'ホームへ戻る',
  },

  form: {
    choose: '選択してください',
    chosen: (n: number, max: number) => `${n}／${max}件を選択中`,
    charactersOf: (n: number, max: number) => `${n}／${max}文字`,
    unsavedTitle: '保存されていない変更があります',
    unsavedText: 'このまま移動すると、入力した内容は保存されません。',
    unsavedLeave: '保存せずに移動する',
    unsavedStay: '入力に戻る',
    draftRestored: '前回入力した内容を復元しました。',
    draftDiscard: '復元した内容を消す',
  },

  pager: {
    label: 'ページの移動',
  },

  photo: {
    alt: (name: string) => `${name}さんの写真`,
    enlarge: (n: number) => `写真${n}を大きく表示`,
    altNumbered: (name: string, n: number, total: number) => `${name}さんの写真 ${n}／${total}枚目`,
  },

  /** Relative and remaining times, rounded down by the caller. */
  time: {
    justNow: 'たった今',
    minutesAgo: (n: number) => `${n}分前`,
    hoursAgo: (n: number) => `${n}時間前`,
    daysAgo: (n: number) => `${n}日前`,
    today: '今日',
    yesterday: '昨日',
    days: (n: number) => `${n}日`,
    hours: (n: number) => `${n}時間`,
    minutes: (n: number) => `${n}分`,
    seconds: (n: number) => `${n}秒`,
    daysHours: (d: number, h: number) => `${d}日${h}時間`,
    hoursMinutes: (h: number, m: number) => `${h}時間${m}分`,
    remaining: (span: string) => `あと${span}`,
    untilReset: (span: string) => `3:00まで あと${span}`,
    weekdays: ['日', '月', '火', '水', '木', '金', '土'],
    day: (month: number, day: number, weekday: string) => `${month}月${day}日（${weekday}）`,
  },

  unit: {
    people: (n: number) => `${n}人`,
    items: (n: number) => `${n}件`,
    likes: (n: number) => `${n}個`,
    times: (n: number) => `${n}回`,
    age: (n: number) => `${n}歳`,
    percent: (n: number) => `${n}%`,
    points: (n: number) => `${n}点`,
    yen: (n: number) => `${n.toLocaleString('ja-JP')}円`,
    yenTaxIncluded: (n: number) => `${n.toLocaleString('ja-JP')}円（税込）`,
  },

  name: {
    withHonorific: (name: string) => `${name}さん`,
    unnamed: 'お名前未設定',
    left: '退会した方',
  },
} as const

/**
 * Messages on /login after a session has ended (AUTH-73, AUTH-75, GATE-23). Separate from the texts of /login, because
 * every page may need them.
 */
export const endedSessionCopy = {
  underAge: commonCopy.adultsOnly,
  inactive: 'このアカウントは現在ご利用いただけません。',
  expired: 'ログインの有効期限が切れました。お手数ですが、もう一度ログインしてください。',
} as const
