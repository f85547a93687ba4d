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
