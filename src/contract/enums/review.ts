/** Ratings: 4 is best (ENUM-56). */
export const ratings = [1, 2, 3, 4] as const
export type Rating = (typeof ratings)[number]

export interface ReviewItem {
  /** Wire name. */
  readonly name: string
  readonly question: string
  /** Texts of the ratings 1 to 4. */
  readonly texts: readonly [string, string, string, string]
}

const comfort = ['合わなかった', 'もう少し優しいとうれしい', '心地よかった', 'とても心地よかった'] as const
const duration = ['合わなかった', 'やや合わなかった', 'ほぼちょうどよい', 'ちょうどよい'] as const

/** The eleven rated items in the order of the form (L-3, D-61). */
export const reviewItems = [
  {
    name: 'form_dm',
    question: '会う前のメッセージ',
    texts: ['不安が残った', 'もう少し丁寧だとうれしい', '丁寧だった', 'とても丁寧だった'],
  },
  {
    name: 'form_atomosphere',
    question: '会ったときの雰囲気',
    texts: ['落ち着かなかった', 'やや話しづらかった', '話しやすかった', 'とても安心できた'],
  },
  {
    name: 'form_profile',
    question: 'プロフィールとの一致',
    texts: ['かなり違った', '少し違った', 'ほぼそのとおり', 'そのとおりだった'],
  },
  { name: 'form_tongue', question: 'キスや口での愛撫', texts: comfort },
  { name: 'form_hand', question: '手での愛撫', texts: comfort },
  {
    name: 'form_waist',
    question: '体の相性',
    texts: ['合わなかった', 'やや合わなかった', '合っていた', 'とても合っていた'],
  },
  {
    name: 'form_afterplay',
    question: '終わった後の気遣い',
    texts: ['気遣いがなかった', '少しそっけなかった', '優しかった', 'とても優しかった'],
  },
  { name: 'form_foreplay_duration', question: '前の触れ合いの時間', texts: duration },
  { name: 'form_sex_duration', question: '行為の時間', texts: duration },
  { name: 'form_afterplay_duration', question: '後の触れ合いの時間', texts: duration },
  {
    name: 'form_replay',
    question: 'また会いたいか',
    texts: ['会いたくない', 'どちらともいえない', '機会があれば会いたい', 'ぜひまた会いたい'],
  },
] as const satisfies readonly ReviewItem[]

export type ReviewItemName = (typeof reviewItems)[number]['name']

/** First or further review of one pairing (REVIEW-25). */
export const reviewCategories = ['review', 'additional'] as const

/** Answer of the two fields that the form hides (REVIEW-51). */
export const hiddenAnswer = 1

/** form_admit_full_publishing (D-61, ENUM-59). */
export const FullPublishing = { refused: 1, allowed: 3 } as const
export type FullPublishing = (typeof FullPublishing)[keyof typeof FullPublishing]
export const fullPublishings = [FullPublishing.allowed, FullPublishing.refused] as const

/** Label by form_admit_full_publishing (REVIEW-50). */
export const fullPublishingLabels: Readonly<Record<FullPublishing, string>> = {
  3: '全文を公開してもよい',
  1: '全文の公開は控える',
}

/** published_text of a review whose author keeps it private (API-51). */
export const unpublishedReviewText = '本文は投稿者の希望により非公開です。'
