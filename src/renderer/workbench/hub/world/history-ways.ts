import type { HistoryView, Moment } from '../../../../contract/control/history/moments.ts'

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
