import type { Effect } from '../../../../contract/control/clock.ts'
import type { Edge, EffectKind } from '../../../../contract/control/effects.ts'
import type { LoadSource, Moment } from '../../../../contract/control/history.ts'
import { tokyoDay, tokyoIso, tokyoParts } from '../../../../contract/rules/tokyo-time.ts'
import { formatTime } from '../../../lib/date-ja.ts'
import type { Tone } from '../../../ui/feedback/states.tsx'
import { endpointTitle } from '../control/endpoint-titles.ts'

/** Kind of an item of the track: an effect, or a moment to go back to. */
export type MarkKind = EffectKind | 'moment'

interface KindLook {
  readonly label: string
  readonly tone: Tone
}

/** Names and colours of the kinds. */
const looks: Readonly<Record<MarkKind, KindLook>> = {
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
  moment: { label: '戻れる時点', tone: 'neutral' },
}

export function lookOfKind(kind: MarkKind): KindLook {
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

const two = (value: number) => String(value).padStart(2, '0')

/** '2026年11月20日（金）' */
export function formatLongDay(ms: number): string {
  const { year, month, day, weekday } = tokyoParts(ms)
  return `${year}年${month}月${day}日（${weekday}）`
}

/** '21:48:06' */
export function formatClock(ms: number): string {
  const { hour, minute, second } = tokyoParts(ms)
  return `${two(hour)}:${two(minute)}:${two(second)}`
}

/** '11/20' */
export function formatDay(ms: number): string {
  const { month, day } = tokyoParts(ms)
  return `${month}/${day}`
}

/** '11/21 3:00', with the year if it differs from the year of `nearMs`. */
export function formatMoment(ms: number, nearMs = ms): string {
  const { year } = tokyoParts(ms)
  return `${year === tokyoParts(nearMs).year ? '' : `${year}/`}${formatDay(ms)} ${formatTime(ms)}`
}

/** '2026/11/21 3:00' */
export function formatWithYear(ms: number): string {
  return `${tokyoParts(ms).year}/${formatMoment(ms)}`
}

/** '3:00' on the same day, otherwise '11/21' plus the time. */
export function formatNear(ms: number, nowMs: number): string {
  return tokyoDay(ms) === tokyoDay(nowMs) ? formatTime(ms) : formatMoment(ms, nowMs)
}

/** '2026-11-20T21:48', the value of a local date-time field in Tokyo time. */
export function fieldValue(ms: number): string {
  return tokyoIso(ms).slice(0, 16)
}

/** 'yoimachi-2026-11-20-21-48', a file name for an instant of the world. */
export function fileNameAt(ms: number): string {
  return `yoimachi-${fieldValue(ms).replace(/[:T]/g, '-')}`
}

const loads: Readonly<Record<LoadSource, string>> = {
  reset: '世界を作り直す',
  storyline: '筋書きを始める',
  capsule: 'カプセルを読み込む',
}

const acts: Readonly<Record<string, string>> = {
  reviewAge: '書類を判定する',
  submitSampleDocument: '見本の書類を提出する',
  changeNextDocument: '次の書類を決める',
  writeAsOperator: '運営局として書く',
  publish: 'お知らせを公開する',
  recommend: '二人を紹介する',
  giveRank: 'ランクを付ける',
  changeStanding: 'ステータスを変える',
  declineNextRenewal: '次の更新を断ることにする',
  nameMoment: '名前を付けて保存する',
  actAsMember: '会員として行う',
  changeTownActivity: '町の会員を動かす・休ませる',
  changeVariants: 'バリエーションを変える',
}

/** Short text for a control call that is an act of the operator; undefined for another call. */
export const actText = (call: string): string | undefined => acts[call]

/** Short text for the cause of a moment. */
export function momentText({
  kind,
  subject,
  at,
  to,
  name,
}: Pick<Moment, 'kind' | 'subject' | 'at' | 'to' | 'name'>): string {
  if (name !== null) return name
  switch (kind) {
    case 'start':
      return 'はじまり'
    case 'call':
      return endpointTitle({ id: subject, summary: subject })
    case 'frame':
      return 'メッセージを送る'
    case 'operator':
      return acts[subject] ?? '運営デスクの操作'
    case 'jump':
      return `${formatMoment(Date.parse(to ?? at))} へ移動`
    case 'load':
      // Former versions also loaded snapshots.
      return loads[subject as LoadSource] ?? '前の世界に戻す'
    case 'step':
      return subject
  }
}

/** The present moment and those that led to it, the latest first. */
export function wayTo<Entry extends Pick<Moment, 'id' | 'parent'>>(
  moments: readonly Entry[],
  present: number,
): Entry[] {
  const byId = new Map(moments.map((moment) => [moment.id, moment]))
  const way: Entry[] = []
  for (let at = byId.get(present); at; at = at.parent === null ? undefined : byId.get(at.parent)) way.push(at)
  return way
}

/**
 * Moments from which a recording can begin: those of the present line since the world began, or since the last scene of
 * a story.
 */
export function recordableMoments({
  moments,
  present,
}: {
  readonly moments: readonly Moment[]
  readonly present: number
}): ReadonlySet<number> {
  const way = wayTo(moments, present)
  const first = way.findIndex(({ kind }) => kind === 'start' || kind === 'load' || kind === 'step')
  return new Set((first === -1 ? way : way.slice(0, first + 1)).map(({ id }) => id))
}

/**
 * The last moment at or before an instant on the path to the present moment. Undefined if the path begins later. Time
 * then continues from the moment to the instant.
 */
export function momentBefore(moments: readonly Moment[], present: number, atMs: number): Moment | undefined {
  return wayTo(moments, present).find(({ id, at, namedAt }) => id !== present && Date.parse(namedAt ?? at) <= atMs)
}

/** Returns why a past instant cannot be restored; undefined when it can. */
export function whyLost(moments: readonly Moment[], present: number, atMs: number): string | undefined {
  if (momentBefore(moments, present, atMs)) return undefined
  const [first] = moments
  const since = first === undefined ? '' : `戻れるのは ${formatWithYear(Date.parse(first.at))} からです。`
  return `その日時までの履歴は残っていません。${since}`
}
