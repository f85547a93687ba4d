import { gateCopy } from './gate.ts'

/** Texts of a partner's profile and the own preview, and labels of all profile fields (PROF, L-15). */
export const profileCopy = {
  previewLead: 'お相手には、このように表示されます。',
  previewEdit: 'プロフィールを編集する',

  section: {
    basics: '基本情報',
    beforeMeeting: '会う前のご希望',
    appealPoints: 'アピールポイント',
    preferences: '好みの項目',
    introduction: '自己紹介・好みの傾向',
    social: 'SNSアカウント',
    /** Her text on her profile, as a man reads it. */
    herStrengths: 'この方の魅力',
  },

  /** Labels of L-15, shared by forms and profiles. */
  label: {
    twitter_name: 'ユーザー名',
    phone: '電話番号',
    age: '年齢',
    area: 'エリア',
    body_type: '体型',
    height: '身長',
    weight: '体重',
    photos: '写真',
    social: 'SNSアカウント',
    takemovie: '動画撮影',
    sexual_experience: '経験人数',
    your_pre_dm: '会う前のメッセージ',
    your_pre_tel: '会う前の通話',
    your_pre_photo: '会う前の写真交換',
    your_pre_contact: '会う前の連絡先交換',
    your_freetimes: '都合のよい時間帯',
    preferences: '好みの項目',
    your_sadism: 'Sの度合い',
    your_masochism: 'Mの度合い',
    age_range: 'お相手の年齢の上限',
    body_type_range: 'お相手の体型',
    appealPoints: 'アピールポイント',
    introduction: '自己紹介・好みの傾向',
    desiredAges: '希望するお相手の年齢',
    ideal: '理想の過ごし方',
    strengths: '自分の魅力',
    metBefore: 'SNSで知り合った男性と会ったことがありますか',
    rank: 'ランク',
  },

  verified: gateCopy.document.verified,

  /** Where the answers of two members go together (D-105, D-106). */
  common: {
    title: 'お二人の重なるところ',
    agrees: '重なる点',
    differs: '違う点',
    more: '続きを読む',
    times: (times: string) => `${times}に会いやすい`,
    noTimes: (times: string) => `会いやすい時間：お相手は${times}`,
    wish: {
      your_pre_tel: {
        agrees: '会う前に通話をしたい',
        fits: '会う前に通話ができる',
        without: '会う前の通話はしない',
        differs: (answer: string) => `会う前の通話：お相手は「${answer}」`,
      },
      your_pre_photo: {
        agrees: '会う前に写真を交換したい',
        fits: '会う前に写真を交換できる',
        without: '会う前の写真交換はしない',
        differs: (answer: string) => `会う前の写真交換：お相手は「${answer}」`,
      },
      your_pre_contact: {
        agrees: '会う前に連絡先を交換したい',
        fits: '会う前に連絡先を交換できる',
        without: '会う前の連絡先交換はしない',
        differs: (answer: string) => `会う前の連絡先交換：お相手は「${answer}」`,
      },
    },
    messages: {
      same: (answer: string) => `会う前のメッセージ：お二人とも「${answer}」`,
      partner: (answer: string) => `会う前のメッセージ：お相手は「${answer}」`,
    },
    preferences: (agreeing: number, all: number) => `好みの${all}項目のうち、${agreeing}項目が合う`,
    conflicts: (n: number) => `${n}項目で希望が分かれる`,
    score: (agreeing: number, all: number) => `好み ${agreeing}／${all} 一致`,
    toCheck: (n: number) => `${n}項目は要確認`,
    meeting: (agreeing: number, all: number) => `会う前のこと ${agreeing}／${all}`,
  },

  /** Comparison of the partner's preferences with one's own. */
  agreement: {
    score: '合う項目',
    agrees: 'お二人の希望が合っています',
    conflicts: '希望が分かれています。お会いする前にお確かめください。',
    others: (n: number) => `ほかの${n}項目を見る`,
    all: (n: number) => `${n}項目を見る`,
    unanswered: 'ご自身の好みを登録すると、お二人の合う項目が分かります。',
    answer: '好みを登録する',
  },

  /** Under the head of the preferences, on forms and profiles (L-1). */
  consentNote: 'どの項目も、その場でのお互いの同意が前提です。途中でやめたくなったら、いつでもやめられます。',
  /** At your_wild (L-1). */
  outdoorNote: '公共の場所は対象外です。',

  socialLink: {
    x: 'Xを見る',
    instagram: 'Instagramを見る',
    tiktok: 'TikTokを見る',
  },

  action: {
    chat: 'メッセージを見る',
    open: 'プロフィールを開く',
    review: '口コミを書く',
    /** Before the link of a review, while no message was written (D-135). */
    metAlready: 'もうお会いになりましたか？',
  },

  empty: {
    introduction: '自己紹介はまだありません。',
    field: '未設定',
  },
} as const

/** Texts of /subprofile and of sending likes (SUB, L-15). */
export const subProfileCopy = {
  limit: {
    text: '本日の詳細プロフィール閲覧回数の上限に達しました。閲覧回数は毎日3:00にリセットされます。',
    toTimeline: 'タイムラインへ戻る',
  },

  like: {
    send: 'いいねを送る',
    sent: 'いいね送信済み',
    remaining: (n: number) => `いいね残り${n}`,
    // D-77, SHOP-11.
    order: (n: number) => `購入した分（残り${n}）から先に使われます。`,
    // D-74, D-114.
    held: 'いいねを送ります',
    undo: '元に戻す',
    toShop: 'いいねを購入する',
    dialogTitle: 'いいね👍',
    dialogText: 'いいねを送りました！',
    dialogClose: '閉じる',
    failed: 'いいねを送れませんでした。',
    noneLeft: 'いいねの残りがないため、送れませんでした。',
    cannot: 'この方にはいいねを送れません',
    matched: 'この方とマッチングしています',
    toProfile: 'プロフィールを見る',
    profile: 'プロフィール',
    /** An answer is due instead of a like (D-130). */
    answer: {
      due: { recommended: 'ご紹介した方です', held: '保留中の方です', liked: 'いいねが届いています' },
      button: 'お返事を選ぶ',
      instead: 'いいねの代わりに、お返事を選べます。',
    },
  },

  own: 'あなたのプロフィールです',
  xId: 'X（旧Twitter）のID',
  /** Below the first 60 characters of an introduction (API-40). */
  introduction: {
    afterMatch: '自己紹介の続きは、マッチングするとお読みいただけます。',
    inProfile: '自己紹介の続きは、プロフィールでお読みいただけます。',
  },
  notShown: 'このプロフィールは表示できません。',
  toTimeline: 'タイムラインへ',
} as const
