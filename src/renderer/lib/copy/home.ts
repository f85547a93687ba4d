import { commonCopy } from './common.ts'
import { gateCopy } from './gate.ts'
import { pageTitles } from './titles.ts'

/** Texts of /footprints and of the visitors on home (FOOT). */
export const footprintCopy = {
  list: '訪れた方の一覧',
  lead: 'プロフィールを訪れた方です。新しい順に並んでいます。',
  empty: 'まだ足跡はありません。タイムラインを覗いて、まずは自分からも沢山足跡をつけよう💕',
  toTimeline: 'タイムラインを見る',
  like: (name: string) => `${name}さんにいいねを送る`,
  liked: (name: string) => `${name}さんにいいねを送りました`,
  cannotLike: 'いいねを送れません',
  answer: (name: string) => `${name}さんへのお返事をプロフィールで選べます`,
  likesRemaining: (n: number) => `いいね残り${n}`,
} as const

/** Texts of /home (HOME, L-15). The contract names the five completeness groups. */
export const homeCopy = {
  title: pageTitles['/home'],

  flash: {
    ageDocumentSubmitted: '年齢確認書類を提出しました。確認には最大1営業日かかります。',
    reviewPosted: '口コミを投稿しました。',
    formSaved: '登録情報を更新しました。',
    noMatch: '今回は見送りました。次のレコメンドは、ホームで受け取れます。',
  },

  greeting: {
    welcome: 'ようこそ',
    hello: (greeting: string) => `${greeting}、`,
    premium: 'プレミアム',
    rank: (rank: string) => `ランク ${rank}`,
  },

  /** D-79. */
  returning: {
    text: '先ほど開いていたページへ戻れます。',
    button: '続きへ戻る',
  },

  /** Home of a woman without any introduction so far. */
  firstDay: {
    title: '最初のおひとりを',
    lead: 'ご希望の重なる方を、AIが選びます。気が向かなければ、見送って大丈夫です。',
    steps: 'ここまでの準備と、次にできること',
    age: '年齢確認',
    done: '完了',
    profile: 'プロフィール',
    filledIn: '入力済み',
    like: '好みの方にいいね',
    freeLikes: (n: number) => `無料${n}個`,
    timeline: '今日のタイムライン',
  },

  /** Home of a woman whose document is not accepted yet. */
  waiting: {
    usual: `確認は、${gateCopy.document.usual}`,
    received: '受け取りました',
    checking: '確認中',
    start: 'ご利用開始',
    toState: commonCopy.locked.toWaiting,
    submitAgain: commonCopy.locked.toAgeConfirmation,
    meanwhile: '待つあいだに',
    /** While she waits for nothing, because her document must be submitted again. */
    besides: 'ほかにできること',
    tasks: {
      profile: { title: 'プロフィールを整える', text: '写真や自己紹介を見直せます' },
      guide: { title: 'ご利用ガイドを読む', text: '使い方と、大切な約束' },
      operator: { title: '運営局に相談する', text: '気になることは、何でもどうぞ' },
    },
  },

  /** Today's options of an unlocked man. */
  today: {
    title: '今日できること',
    likedBy: 'いいねが届いています',
    likedAt: (at: string) => `${at}に届きました`,
    likedText: '連絡を取るか、見送るかを選べます。',
    answer: 'プロフィールを見て返事をする',
    messagesText: (n: number) => `まだお読みでないメッセージが${n}件あります。`,
    toMessages: 'メッセージを読む',
    unread: '未読のメッセージ',
    timelineText: '気になる方に、いいねを送ってみませんか。タイムラインは毎日入れ替わります。',
    toTimeline: 'タイムラインを見る',
    like: 'タイムラインでいいね',
    likesLeft: 'いいねの残りと購入',
    freeLikes: (n: number) => `無料${n}個`,
  },

  completeness: {
    title: 'プロフィールの完成度',
    full: 'プロフィールはすべて整っています。',
    lead: '整えるほど、お相手に人柄が伝わりやすくなります。',
    stepDone: '入力済み',
    stepOpen: '入力する',
    item: {
      c1: 'プロフィールを登録する',
      c2: '写真を1枚登録する',
      c3: '写真を2枚登録する',
      c4: '写真を3枚登録する',
      c5: 'アピールポイントを選ぶ',
      c6: '自己紹介を50文字以上書く',
      c7: '自己紹介を140文字以上書く',
      c8: '自己紹介を300文字以上書く',
      c9: 'SNSのIDを登録する',
    },
  },

  recommend: {
    title: '今日のレコメンド',
    start: 'レコメンドを開始する',
    started: 'レコメンドは、すでに始まっています。',
    notNow: 'いまはレコメンドを受け取れません。画面の案内をご確認ください。',
    ask: 'AIレコメンドを受け取る',
    /** For who has left home meanwhile. */
    arrived: 'レコメンドが届きました。「メッセージ」の一覧でご覧いただけます。',
    /** How many of the remaining ones are meant for the AI (D-127). */
    guide: (n: number) =>
      n > 0
        ? `うちAIレコメンドは、あと${n}人が目安です（1日3人）。翌朝3:00にリセットされます。`
        : 'AIレコメンドは、本日の目安の3人に達しました。本日の残りの人数までは、続けて受け取れます。翌朝3:00にリセットされます。',
    guideWords: ['翌朝3:00に'],
    startGuide: (cap: number) => `開始すると、1日${cap}人まで受け取れます（うちAIレコメンドは1日3人が目安です）。`,
    manual: (n: number) => `運営レコメンドを受け取る（1日${n}人）`,
    manualUsed: '本日の運営レコメンドは受け取り済みです。',
    remaining: (n: number) => `本日の残り ${n}人`,
    stillToChoose: (n: number) => `あと${n}人を選べます`,
    noneFound: '条件に合う男性が見つかりませんでした。プロフィールや条件を変更してお試しください。',
    limitReached: '本日のレコメンドは上限に達しました。翌朝3:00にリセットされます。',
    undecided: 'お返事を待っている方',
    aboutPremium: 'プレミアムプランについて',
  },

  /** In a wide window. */
  goingOn: {
    title: '続きから',
  },

  counts: {
    label: '出会いの状況',
    recommend: 'やりとり',
    matching: 'マッチング',
    liked: '届いたいいね',
    likedNew: (n: number) => `新着 ${n}`,
    sentLike: '送ったいいね',
  },

  footprints: {
    title: '足跡',
    seeAll: 'すべて見る',
    empty: footprintCopy.empty,
  },

  latest: {
    title: '最新情報',
    empty: '新しい情報はまだありません。',
  },

  partners: {
    title: '会員限定のご案内',
    lead: '宵待の会員の方にご利用いただける提携先です。',
  },

  confirmation: {
    title: 'ご利用の確認',
    age: '年齢確認',
    payment: 'お支払い',
    premiumPlan: 'プレミアムプラン',
    ageVerified: gateCopy.document.verified,
    ageResubmit: gateCopy.document.resubmit,
    ageUnderReview: gateCopy.document.underReview,
    ageNeeded: gateCopy.document.needed,
    paymentRegistered: '登録済み',
    paymentNotConfirmed: '未確認',
    premiumRegistered: '登録済み',
    premiumNotRegistered: '未登録（任意）',
  },
} as const
