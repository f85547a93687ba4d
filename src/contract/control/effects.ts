import type { MemberName } from './members.ts'
import type { TownAct } from './town-activity.ts'

/** Kinds of effects of time (D-03), in the order of effects at the same instant. */
export const effectKinds = [
  'daily-reset',
  'like-expiry',
  'hold-end',
  'age-decision',
  'rank-decision',
  'charge',
  'charge-declined',
  'reply-window',
  'rank-window',
  'purchase-window',
  'session-expiry',
  'link-expiry',
  'town-activity',
] as const

export type EffectKind = (typeof effectKinds)[number]

/** Named targets of a jump with the kinds of effects behind them. */
export const edgeKinds = {
  'next-reset': ['daily-reset'],
  'reply-window': ['reply-window'],
  'hold-end': ['hold-end'],
  'next-charge': ['charge', 'charge-declined'],
  'like-expiry': ['like-expiry'],
  'age-decision': ['age-decision'],
  'rank-decision': ['rank-decision'],
  'session-expiry': ['session-expiry'],
} as const satisfies Record<string, readonly EffectKind[]>

export type Edge = keyof typeof edgeKinds

/** Names in display order. */
export const edges = Object.keys(edgeKinds) as [Edge, ...Edge[]]

export function belongsToEdge(edge: Edge, kind: EffectKind): boolean {
  const kinds: readonly EffectKind[] = edgeKinds[edge]
  return kinds.includes(kind)
}

export type Tense = 'coming' | 'past'

interface Bill {
  /** Name of the plan; undefined for a plan that is no longer offered. */
  readonly plan: string | undefined
  /** Yen. */
  readonly price: number
}

/** Details in the text of each kind, besides its members. */
export interface EffectDetails {
  'daily-reset': undefined
  'like-expiry': { readonly remain: number }
  'hold-end': undefined
  'age-decision': undefined
  /** Current rank. */
  'rank-decision': { readonly from: string }
  charge: Bill
  'charge-declined': Bill
  'reply-window': undefined
  'rank-window': undefined
  'purchase-window': undefined
  'session-expiry': undefined
  /** Mail that contains the link. */
  'link-expiry': { readonly mail: 'confirmation' | 'password-reset' }
  /** Undefined for a coming effect, because the act is chosen when it happens. */
  'town-activity': TownAct | undefined
}

export type EffectFacts<Kind extends EffectKind = EffectKind> = {
  [Each in Kind]: { readonly kind: Each; readonly details: EffectDetails[Each] }
}[Kind]

/** Writes the text of an effect. `who` holds one label per member, in the order of `EffectRule.members`. */
type TextOf<Kind extends EffectKind> = (who: readonly string[], details: EffectDetails[Kind], tense: Tense) => string

/** Ending of most texts. */
const ending: Readonly<Record<Tense, string>> = { coming: 'ます', past: 'ました' }

const bill = (who: string, { plan = 'プラン', price }: Bill) => `${who}の${plan}（${price.toLocaleString('ja-JP')}円）`

const links = { confirmation: '確認メール', 'password-reset': 'パスワード再設定' } as const

/** Text of a townsperson's act, without the verb ending. */
const townActs: { readonly [Act in TownAct]: (who: string, other: string) => string } = {
  visit: (who, other) => `足跡：${who}が${other}のプロフィールを見`,
  like: (who, other) => `いいね：${who}が${other}にいいねを送り`,
  recommend: (who, other) => `レコメンド：${other}が${who}に紹介され`,
  contact: (who, other) => `マッチング：${who}が${other}と連絡を取ることにし`,
  decline: (who, other) => `見送り：${who}が${other}を見送り`,
  hold: (who, other) => `保留：${who}が${other}への返事を保留にし`,
  write: (who, other) => `メッセージ：${who}が${other}に書き`,
  read: (who, other) => `既読：${who}が${other}のメッセージを読み`,
  post: (who) => `掲示板：${who}が投稿し`,
  'like-post': (who, other) => `掲示板：${who}が${other}の投稿にいいねをし`,
}

const texts: { readonly [Kind in EffectKind]: TextOf<Kind> } = {
  'daily-reset': (_, _details, tense) =>
    `3:00：1日の回数・チケット・閲覧回数・無料いいね・ログインボーナスが新しくなり${ending[tense]}`,
  'like-expiry': ([who], { remain }, tense) => `いいねの有効期限：${who}の残り${remain}個が失効し${ending[tense]}`,
  'hold-end': ([woman, man], _, tense) => `保留期限：${woman}と${man}が見送りになり${ending[tense]}`,
  'age-decision': ([who], _, tense) => `年齢確認の判定：${who}の書類が判定され${ending[tense]}`,
  'rank-decision': ([who], { from }) => `ランク申請の判定：${who}（現在 ${from}）`,
  charge: ([who = ''], details, tense) => `課金：${bill(who, details)}が更新され${ending[tense]}`,
  'charge-declined': ([who = ''], details, tense) =>
    `課金の失敗：${bill(who, details)}がカードに断られ${ending[tense]}`,
  'reply-window': ([woman, man], _, tense) =>
    `返信期限：${woman}が${man}を「返信なし」に${tense === 'coming' ? 'できます' : 'できるようになりました'}`,
  'rank-window': ([who], _, tense) => `ランク申請：${who}がまた申請できるようになり${ending[tense]}`,
  'purchase-window': ([who], _, tense) => `いいねの購入：${who}が次の購入をできるようになり${ending[tense]}`,
  'session-expiry': ([who], _, tense) => `ログインの期限：${who}のログインが切れ${ending[tense]}`,
  'link-expiry': ([who], { mail }, tense) => `${links[mail]}の期限：${who}のリンクが使えなくなり${ending[tense]}`,
  'town-activity': ([who = '', other = ''], act, tense) =>
    `${act ? townActs[act](who, other) : '町の会員が何かをし'}${ending[tense]}`,
}

/** Returns a Japanese text about an effect and its members, in the given tense. */
export function effectText<Kind extends EffectKind>(
  { kind, details }: EffectFacts<Kind>,
  members: readonly MemberName[],
  tense: Tense,
): string {
  const write: TextOf<Kind> = texts[kind]
  return write(members.map(labelOf), details, tense)
}

function labelOf({ id, name }: MemberName): string {
  return name === '' ? `会員#${id}` : `${name}さん（#${id}）`
}
