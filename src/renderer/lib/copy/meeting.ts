import { pageTitles } from './titles.ts'

/** Texts of /footprints and of the visitors on home (FOOT). */
export const footprintCopy = {
  title: pageTitles['/footprints'],
  lead: 'プロフィールを訪れた方です。新しい順に並んでいます。',
  empty: 'まだ足跡はありません。タイムラインを覗いて、まずは自分からも沢山足跡をつけよう💕',
  toTimeline: 'タイムラインを見る',
  like: (name: string) => `${name}さんにいいねを送る`,
  liked: (name: string) => `${name}さんにいいねを送りました`,
  cannotLike: 'いいねを送れません',
  likesRemaining: (n: number) => `いいね残り${n}`,
} as const

/** Texts for reporting a post or a review to the operator (D-85). */
export const reportCopy = {
  button: '通報',
  title: (subject: string) => `${subject}を通報する`,
  lead: '理由をお選びください。運営局へのメッセージに、続きをお書きいただけます。書いた方には伝わりません。',
  reasons: ['個人情報が書かれている', '不快な表現・中傷', '勧誘や宣伝', '事実と異なる内容', 'その他の理由'],
  subject: { post: '掲示板の投稿', review: '口コミ' },
  draft: (subject: string, address: string, about: number | string, reason: string) =>
    `【通報】${subject}（${address} 番号：${about}）\n理由：${reason}\n内容：`,
} as const
