import type { Tone } from '../../ui/feedback/tone-style.ts'
import type { Edge } from '../control/clock-schemas.ts'

interface KindLook {
  readonly label: string
  readonly tone: Tone
}

/** Names and colours of the effect kinds (interfaces.md, Effect kinds). */
const looks: Readonly<Record<string, KindLook>> = {
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
}

export function lookOfKind(kind: string): KindLook {
  return looks[kind] ?? { label: kind, tone: 'neutral' }
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

/** Which effects an edge stands for. */
export const kindsOfEdge: Readonly<Record<Edge, readonly string[]>> = {
  'next-reset': ['daily-reset'],
  'reply-window': ['reply-window'],
  'hold-end': ['hold-end'],
  'next-charge': ['charge', 'charge-declined'],
  'like-expiry': ['like-expiry'],
  'age-decision': ['age-decision'],
  'rank-decision': ['rank-decision'],
  'session-expiry': ['session-expiry'],
}

/** Whether an effect's line names one of the members (`（#5）`). */
export function concerns(text: string, memberIds: readonly number[]): boolean {
  return memberIds.some((id) => text.includes(`（#${id}）`))
}
