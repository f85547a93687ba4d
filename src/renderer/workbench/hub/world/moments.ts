import type { Destination, HistoryView, LoadSource, Moment } from '../../../../contract/control/history/moments.ts'
import { textsIn } from '../../../../contract/rules/language.ts'
import { endpointTitle } from '../control/endpoint-titles.ts'
import { storylinesQuery } from '../control/queries.ts'
import { cached } from '../control/query-client.ts'
import { formatMoment, formatWithYear } from '../dates.ts'
import { currentCopy, currentLanguage } from '../language.ts'
import { worldCopy } from './copy.ts'

/** Title of a scene in the current language, where its story is known. Moments keep the Japanese one. */
function sceneTitle(title: string): string {
  const scenes = cached(storylinesQuery)?.flatMap(({ steps }) => steps)
  const scene = scenes?.find((one) => one.title === title)
  return scene === undefined ? title : textsIn(currentLanguage(), scene).title
}

type NamedCause = Pick<Moment, 'kind' | 'subject' | 'at' | 'to' | 'name'>

/** Short text for the cause of a moment. */
export function momentText({ kind, subject, at, to, name }: NamedCause): string {
  if (name !== null) return name
  const words = currentCopy(worldCopy)
  switch (kind) {
    case 'start':
      return words.start
    case 'call':
      return endpointTitle({ id: subject, summary: subject })
    case 'frame':
      return words.sendMessage
    case 'operator':
      return words.acts[subject] ?? words.operatorAct
    case 'jump':
      return words.movedTo(formatMoment(Date.parse(to ?? at)))
    case 'load':
      // Former versions also loaded snapshots.
      return words.loads[subject as LoadSource] ?? words.formerWorld
    case 'step':
      return sceneTitle(subject)
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

/** A moment by its place in the history. */
type Turn = Pick<Moment, 'id' | 'parent' | 'kind'>
type Moments = Pick<HistoryView, 'present'> & { readonly moments: readonly Turn[] }

/** Whether a moment begins a world: the start, or a load of another world. */
const beginsWorld = ({ kind }: Turn) => kind === 'start' || kind === 'load'

/** Ids of the moments that led to the present one, from the last beginning. */
function waySince({ moments, present }: Moments, isBeginning: (moment: Turn) => boolean): ReadonlySet<number> {
  const way = wayTo(moments, present)
  const first = way.findIndex(isBeginning)
  return new Set((first === -1 ? way : way.slice(0, first + 1)).map(({ id }) => id))
}

/**
 * Ids of the moments that led to the present state, from the beginning of the present world. Other moments belong to
 * another world or to a left branch.
 */
export const presentWay = (history: Moments): ReadonlySet<number> => waySince(history, beginsWorld)

/**
 * Ids of the moments from which a recording can begin: those of the present line since the world began, or since the last
 * scene of a story.
 */
export const recordableMoments = (history: Moments): ReadonlySet<number> =>
  waySince(history, (moment) => beginsWorld(moment) || moment.kind === 'step')

/** Ids of the moments of the present world, including its branches. */
export function momentsOfWorld({ moments, present }: Moments): ReadonlySet<number> {
  const rootOf = new Map<number, number>()
  for (const moment of moments) {
    const above = moment.parent === null ? undefined : rootOf.get(moment.parent)
    rootOf.set(moment.id, beginsWorld(moment) || above === undefined ? moment.id : above)
  }
  const root = rootOf.get(present)
  return new Set(moments.filter(({ id }) => rootOf.get(id) === root).map(({ id }) => id))
}

/** A state of the world on the path to the present one. */
export interface PastState {
  readonly destination: Destination
  readonly atMs: number
  /** In words: a saved world, or the time before a moment. */
  readonly text: string
}

/**
 * The last known state at or before an instant on the path to the present moment. Undefined if the path begins later. Time
 * then continues from that state to the instant (D-147).
 */
export function stateBefore(moments: readonly Moment[], present: number, atMs: number): PastState | undefined {
  for (const moment of wayTo(moments, present)) {
    const { id, parent, from, namedAt } = moment
    const isSaved = namedAt !== null && Date.parse(namedAt) <= atMs
    const stateMs = Date.parse(isSaved ? namedAt : from)
    if (!isSaved && (parent === null || stateMs > atMs)) continue
    const text = currentCopy(worldCopy).pastState(momentText(moment), formatMoment(stateMs, atMs), isSaved)
    return { destination: isSaved ? { moment: id } : { before: id }, atMs: stateMs, text }
  }
  return undefined
}

/** Says that a past instant cannot be restored, and since when one can. */
export function lostText(moments: readonly Moment[], present: number): string {
  const first = wayTo(moments, present).findLast(({ parent }) => parent !== null)
  return currentCopy(worldCopy).lostMoment(first && formatWithYear(Date.parse(first.from)))
}
