import { yenText } from '../amount-ja.ts'

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
    reload: '再読み込み',
    toHome: 'ホームへ',
  },

  state: {
    loading: '読み込んでいます…',
    offline: 'インターネットに接続されていません。',
    unreachable: 'サーバーに接続できません。',
    unreachableHint: '自動で接続し直しています。つながり次第、このページを開きます。',
    outdated: '最新の情報を読み込めません。つながり次第、更新します。',
    offlineWaiting: (page: string) => `接続が戻ると、「${page}」を開きます。`,
    newVersion: '宵待が新しくなりました。再読み込みすると、続きをご利用いただけます。',
    loadFailed: '読み込めませんでした。',
    loadFailedHint: '通信状況をご確認のうえ、もう一度お試しください。',
    newTab: '新しいタブで開きます',
  },

  notFound: {
    title: 'ページが見つかりません',
    text: 'お探しのページは移動したか、なくなった可能性があります。',
    button: 'ホームへ戻る',
  },

  form: {
    choose: '選択してください',
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
    untilReset: (span: string) => `3:00まで あと${span}`,
  },

  unit: {
    people: (n: number) => `${n}人`,
    items: (n: number) => `${n}件`,
    age: (n: number) => `${n}歳`,
    yen: yenText,
  },

  name: {
    withHonorific: (name: string) => `${name}さん`,
    unnamed: 'お名前未設定',
  },
} as const

/** Messages on /login after a session has ended (AUTH-73, AUTH-75, GATE-23); every page may need them. */
export const endedSessionCopy = {
  underAge: commonCopy.adultsOnly,
  inactive: 'このアカウントは現在ご利用いただけません。',
  expired: 'ログインの有効期限が切れました。お手数ですが、もう一度ログインしてください。',
} as const
