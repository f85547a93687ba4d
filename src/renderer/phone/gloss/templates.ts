import { counted } from '../../lib/copy/en/english.ts'
import { gateEnglish } from '../../lib/copy/en/form.ts'

/** A text with {0}, {1} and {2} for its values, and its English. */
export type Template = readonly [japanese: string, english: string | MakeEnglish]

type MakeEnglish = (first: string, second: string, third: string) => string

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const weekdays: Readonly<Record<string, string>> = {
  日: 'Sun',
  月: 'Mon',
  火: 'Tue',
  水: 'Wed',
  木: 'Thu',
  金: 'Fri',
  土: 'Sat',
}

/** '20 Nov' */
const dayOf = (month: string, day: string) => `${day} ${months[Number(month) - 1] ?? month}`
const ago = (unit: string) => (n: string) => `${counted(n, unit)} ago`

/** Texts that code of the app puts together from numbers. */
export const builtTexts: readonly Template[] = [
  ['{0}日{1}時間', (days, hours) => `${counted(days, 'day')} ${counted(hours, 'hour')}`],
  ['{0}日', (n) => counted(n, 'day')],
  ['{0}時間{1}分', (hours, minutes) => `${counted(hours, 'hour')} ${counted(minutes, 'minute')}`],
  ['{0}時間', (n) => counted(n, 'hour')],
  ['{0}分', (n) => counted(n, 'minute')],
  ['{0}秒', (n) => counted(n, 'second')],
  ['{0}分前', ago('minute')],
  ['{0}時間前', ago('hour')],
  ['{0}日前', ago('day')],
  ['{0}月{1}日（{2}）', (month, day, weekday) => `${weekdays[weekday] ?? ''} ${dayOf(month, day)}`],
  ['{0}月{1}日', dayOf],
  ['目安：{0}{1}時ごろまで', (day, hour) => gateEnglish.document.checkedBy(day, hour, '')],
]

/** Choices with numbers in them, plans and packs. */
export const countedTexts: readonly Template[] = [
  ['{0}〜{1}歳', '{0} to {1}'],
  ['{0}~{1}歳', '{0} to {1}'],
  ['{0}歳〜{1}歳', '{0} to {1}'],
  ['{0}歳以上', '{0} and over'],
  ['{0}人以上', '{0} or more'],
  ['{0}〜{1}人', '{0} to {1}'],
  ['{0}センチ以下', '{0} cm or less'],
  ['{0}センチ以上', '{0} cm or more'],
  ['{0}~{1}センチ', '{0} to {1} cm'],
  ['{0}キロ以下', '{0} kg or less'],
  ['{0}キロ以上', '{0} kg or more'],
  ['{0}~{1}キロ', '{0} to {1} kg'],
  ['{0}ヶ月プラン', '{0}-month plan'],
  ['旧{0}ヶ月プラン', 'Former {0}-month plan'],
  ['ランクそのまま{0}ヶ月プラン', 'Keep-your-rank {0}-month plan'],
  ['女性プレミアムプラン', 'Premium plan for women'],
  ['テストプラン（3Dセキュア）', 'Test plan (3-D Secure)'],
]

/** Texts of the server that pages show: requirements of ranks, and refusals. */
export const serverTexts: readonly Template[] = [
  ['お支払いを確認済み', 'Payment confirmed'],
  ['直近{0}日にマッチング解消なし', 'No dissolved match in the last {0} days'],
  ['プロフィール完成度{0}%以上', 'Profile at least {0}% complete'],
  ['マッチング{0}件以上', '{0} or more matches'],
  ['口コミ{0}件以上', '{0} or more reviews'],
  ['口コミの満足度{0}%以上', 'At least {0}% satisfaction in reviews'],
  ['写真を{0}枚以上登録', '{0} or more photos'],
  ['写真を{0}枚登録', '{0} photos'],
  ['アピールポイントを{0}つ登録', '{0} strong points'],
  ['本文は投稿者の希望により非公開です。', 'The author does not wish to publish the text.'],
  ['ログインもしくはアカウント登録してください。', 'Please log in or sign up.'],
  ['ご本人以外の情報は操作できません。', 'You can change only your own information.'],
  ['ご利用いただけない機能です。', 'You cannot use this feature.'],
  ['見つかりませんでした。', 'Not found.'],
  ['認証に失敗しました。', 'The identity check failed.'],
  ['このカードはご利用いただけません。', 'This card cannot be used.'],
  ['お支払いはすでに確認済みです。', 'Your payment is already confirmed.'],
  ['お支払いの確認が取れていません。', 'Your payment could not be confirmed.'],
  ['現在この操作はできません。', 'This is not possible right now.'],
  ['メールアドレスまたはパスワードが正しくありません。', 'The email address or the password is wrong.'],
  [
    'メールアドレスの確認が完了していません。届いたメールのリンクを開いてください。',
    'Your email address is not confirmed yet. Open the link in the email you received.',
  ],
  ['このメールアドレスの会員は見つかりませんでした。', 'No member has this email address.'],
  ['このリンクは使用済みか、有効期限が切れています。', 'This link was already used or has expired.'],
]
