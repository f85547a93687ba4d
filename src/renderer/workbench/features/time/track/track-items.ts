import type { Effect, LaterDay } from '../../../../../contract/control/clock.ts'
import type { EffectKind } from '../../../../../contract/control/effects.ts'
import type { Destination, HistoryView, Moment } from '../../../../../contract/control/history/moments.ts'
import type { ClockReading } from '../../../hub/control/clock-query.ts'
import { formatNear } from '../../../hub/dates.ts'
import { currentCopy } from '../../../hub/language.ts'
import { effectText } from '../../../hub/world/effect-copy.ts'
import { concerns, lookOfKind, type MarkKind } from '../../../hub/world/effect-looks.ts'
import { timeCopy } from '../copy.ts'

export interface MarkItem {
  readonly key: string
  readonly atMs: number
  readonly text: string
  readonly kind: MarkKind
  /** Where the item leads back to. */
  readonly back?: Destination
  readonly past: boolean
  /** Number of effects, when more than one. */
  readonly count?: number
  /** Whether the item concerns a member on the stage, or every member. */
  readonly near: boolean
  /** The two members of the pairing of an effect. */
  readonly pair?: readonly [number, number] | undefined
}

type TrackWords = (typeof timeCopy)['ja']['track']

/** '11/21 3:00 へ移動する前' */
const occasionOf = ({ kind, from, at, to }: Moment, words: TrackWords): string =>
  kind === 'load' ? words.beforeLoad : words.beforeJump(formatNear(Date.parse(to ?? at), Date.parse(from)))

/** Jumps and loads at most. */
const mostTurns = 50

/** Points to go back to: just before the latest jumps and loads, and named moments. */
function pointsOf(moments: readonly Moment[], words: TrackWords): MarkItem[] {
  const look = { kind: 'moment', past: true, near: true } as const
  const turns = moments.filter(({ kind, parent }) => (kind === 'jump' || kind === 'load') && parent !== null)
  const before = turns.slice(-mostTurns).map((moment) => ({
    ...look,
    key: `before-${moment.id}`,
    atMs: Date.parse(moment.from),
    text: occasionOf(moment, words),
    back: { before: moment.id },
  }))
  const named = moments.flatMap(({ id, name, namedAt }) =>
    name === null || namedAt === null
      ? []
      : [{ ...look, key: `named-${id}`, atMs: Date.parse(namedAt), text: name, back: { moment: id } }],
  )
  return [...before, ...named]
}

/** Kinds of effects with their numbers, the most frequent first. */
const byFrequency = (kinds: LaterDay['kinds']) =>
  (Object.entries(kinds) as [EffectKind, number][]).toSorted(([, a], [, b]) => b - a)

/** A day beyond the listed effects, as one item: '12件：いいね期限 8・次回課金 4'. */
function itemOfDay({ day, at, count, kinds }: LaterDay, words: TrackWords): MarkItem {
  const numbers = byFrequency(kinds)
  const parts = numbers.map(([kind, number]) => `${lookOfKind(kind).label} ${number}`)
  return {
    key: `later-${day}`,
    atMs: Date.parse(at),
    text: words.ofDay(count, parts),
    kind: numbers[0]?.[0] ?? 'daily-reset',
    past: false,
    near: false,
    count,
  }
}

/** The two members of an effect on a pairing. */
function pairOf({ subject, members: [one, other] }: Effect): readonly [number, number] | undefined {
  return subject.startsWith('pairings/') && one && other ? [one.id, other.id] : undefined
}

/** An effect that has fired or is coming, as an item. */
export const itemOfEffect = (effect: Effect, { past, near }: Pick<MarkItem, 'past' | 'near'>): MarkItem => ({
  key: `${past ? 'fired' : 'coming'}-${effect.kind}-${effect.subject}-${effect.at}`,
  atMs: Date.parse(effect.at),
  text: effectText(effect, past ? 'past' : 'coming'),
  kind: effect.kind,
  past,
  near,
  pair: pairOf(effect),
})

/**
 * Makes keys unique by a number behind them. It counts items of the same key only: a mark keeps its key while other effects
 * fire, so its list stays open with the focus in it.
 */
function withOwnKeys(items: readonly MarkItem[]): MarkItem[] {
  const uses = new Map<string, number>()
  return items.map((item) => {
    const use = (uses.get(item.key) ?? 0) + 1
    uses.set(item.key, use)
    return { ...item, key: `${item.key}-${use}` }
  })
}

/** Whether an effect concerns a member on the stage, or every member. */
export const isNearStage = (effect: Effect, onStage: readonly number[]): boolean =>
  effect.kind === 'daily-reset' || concerns(effect, onStage)

/** Items of the track: points to go back to, fired effects and coming effects. */
export function itemsOf(
  clock: Pick<ClockReading, 'coming' | 'later' | 'fired'> & Pick<HistoryView, 'moments'>,
  isNear: (effect: Effect) => boolean,
  words = currentCopy(timeCopy).track,
): MarkItem[] {
  const fired = clock.fired.map((effect) => itemOfEffect(effect, { past: true, near: isNear(effect) }))
  const coming = clock.coming.map((effect) => itemOfEffect(effect, { past: false, near: isNear(effect) }))
  const later = clock.later.map((day) => itemOfDay(day, words))
  const ahead = [...coming, ...later].toSorted((a, b) => a.atMs - b.atMs)
  return withOwnKeys([...pointsOf(clock.moments, words), ...fired, ...ahead])
}
