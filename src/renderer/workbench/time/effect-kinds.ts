import type { Effect } from '../../../contract/control/clock.ts'
import type { Edge, EffectKind } from '../../../contract/control/effects.ts'
import type { Tone } from '../../ui/feedback/notice.tsx'

/** Kind of an item of the track: an effect or a rewind point. */
export type MomentKind = EffectKind | 'checkpoint'

interface KindLook {
  readonly label: string
  readonly tone: Tone
}

/** Names and colours of the kinds. */
const looks: Readonly<Record<MomentKind, KindLook>> = {
  'daily-reset': { label: '3:00', tone: 'amber' },
  'hold-end': { label: '保留期限', tone: 'rose' },
  'reply-window': { label: '返信期限', tone: 'plum' },
  'rank-decision': { label: 'ランク判定', tone: 'leaf' },
  'rank-window': { label: 'ランク再申請', tone: 'neutral' },
  'age-decision': { label: '年齢確認', tone: 'leaf' },
  charge: { label: '次回課金', tone: 'amber' },
  'charge-declined': { label: '課金の失敗', tone: 'alarm' },
  'like-expiry': { label: 'いいね期限', tone: 'rose' },
  'purchase-window': { label: '再購入', tone: 'neutral' },
  'session-expiry': { label: 'ログイン期限', tone: 'neutral' },
  'link-expiry': { label: 'リンク期限', tone: 'neutral' },
  'town-activity': { label: '町の会員', tone: 'plum' },
  checkpoint: { label: '戻れる時点', tone: 'neutral' },
}

export function lookOfKind(kind: MomentKind): KindLook {
  return looks[kind]
}

/** The named instants with their button texts. */
export const edgeLabels: Readonly<Record<Edge, string>> = {
  'next-reset': '次の 3:00',
  'reply-window': '返信期限',
  'hold-end': '保留期限',
  'next-charge': '次回課金',
  'like-expiry': 'いいね期限',
  'age-decision': '年齢確認の判定',
  'rank-decision': 'ランクの判定',
  'session-expiry': 'ログイン期限',
}

/** Whether an effect concerns one of the members. */
export function concerns({ members }: Pick<Effect, 'members'>, memberIds: readonly number[]): boolean {
  return members.some(({ id }) => memberIds.includes(id))
}
