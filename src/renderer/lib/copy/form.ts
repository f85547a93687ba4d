import { commonCopy } from './common.ts'
import { profileCopy } from './profile.ts'

/** Texts of /form, /partialform and /femaleform (FORM). Field labels are those of the profile (L-15). */
export const formCopy = {
  headingNew: 'プロフィール登録',
  headingEdit: 'プロフィール編集',
  label: profileCopy.label,

  submit: {
    save: '更新する',
    register: '登録する',
    incomplete: '項目を入力してください。',
    incompleteShort: '全て入力してください。',
    incompleteFemale: 'ユーザー名を入力してください。',
  },

  // Missing field, above the disabled submit button.
  missing: (label: string, others: number) =>
    others > 0 ? `「${label}」ほか${others}件が未入力です` : `「${label}」が未入力です`,

  message: {
    loadFailed: commonCopy.errorOccurred,
    saveFailed: commonCopy.checkInput,
    updated: commonCopy.updated,
  },

  /** Beside the form in a wide window. */
  preview: {
    title: 'お相手からの見え方',
    whole: '保存済みのプロフィールをすべて見る',
  },

  section: {
    basics: '基本情報',
    photos: '写真',
    social: 'SNSアカウント',
    beforeMeeting: '会う前のご希望',
    preferences: '好みの項目',
    partner: 'お相手へのご希望',
    appealPoints: 'アピールポイント',
    introduction: '自己紹介・好みの傾向',
    confirmations: 'ご確認',
    index: '目次',
    progress: (done: number, total: number) => `必須項目 ${done}／${total}`,
  },

  hint: {
    ageUnit: '歳',
    userName: 'サービスの中で表示されるお名前です。本名でなくてかまいません。',
    phone: '運営局からのご連絡にのみ使います。お相手には表示されません。',
    area: 'お会いしやすい場所を10か所まで選べます。',
    areaLimit: '10か所まで選択できます。',
    areaChosen: (n: number) => `${n}／10か所`,
    appealPoints: '3つまで選べます。',
    appealPointsChosen: (n: number) => `${n}／3つ`,
    appealOther: 'その他の内容',
    partnerBodyType: 'ぽっちゃりOK・大好きの方は、より多くレコメンドされます',
    freeTimes: '複数選択できます。',
    desiredAges: '複数選択できます。',
    twitterId: '@を除いた15文字以内の半角英数字とアンダースコア',
    twitterLabel: 'X（旧Twitter）のID',
    tiktokLabel: 'TikTokのID',
    instagramLabel: 'InstagramのID',
    introduction: 'お人柄や、大切にしていることをお書きください。',
    ideal: 'どのような時間を過ごしたいか、お気持ちのままにお書きください。',
    strengths: 'ご自身のよいところを、遠慮なくお書きください。',
    preferencesConsent: profileCopy.consentNote,
    outdoor: profileCopy.outdoorNote,
  },

  error: {
    phone: '電話番号を確認してください。',
    twitterId: 'TwitterIDを入力してください。',
    socialId: '30文字以内の半角英数字・ピリオド・アンダースコアで入力してください。',
  },

  counter: {
    minimum: '50文字以上入力してください',
    repeated: '繰り返し文字の入力はマッチングの精度が下がる為、変更してください。',
  },

  confirmation: {
    directMessage: 'ダイレクトメッセージを受け取れる設定にしてください',
    directMessageHint: 'SNSをお使いの方へのお願いです。お使いでない方も、ご確認のうえお進みください。',
    follow: '宵待の公式アカウントをフォローしてください',
    /** As the pages of the accounts say. */
    followHint: '公式アカウントは開設を準備しています。いまはリンク先をご確認ください。開設後にご案内します。',
    confirmed: '確認しました',
    officialX: '公式X',
    officialInstagram: '公式Instagram',
  },
} as const
