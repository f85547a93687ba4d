import type { History, Moment } from '../../../contract/control/history.ts'

type Line = Pick<Moment, 'id' | 'parent' | 'kind'>

/** Whether a moment begins a world: the start, or a load of another world. */
const beginsWorld = ({ kind }: Line) => kind === 'start' || kind === 'load'

/**
 * Ids of the moments that led to the present state, from the beginning of the present world. Other moments belong to
 * another world or to a left branch.
 */
export function presentWay({ moments, present }: Pick<History, 'present'> & { moments: readonly Line[] }) {
  const byId = new Map(moments.map((moment) => [moment.id, moment]))
  const way = new Set<number>()
  for (let at = byId.get(present); at; at = at.parent === null ? undefined : byId.get(at.parent)) {
    way.add(at.id)
    if (beginsWorld(at)) break
  }
  return way
}

/** Ids of the moments of the present world, including its branches. */
export function momentsOfWorld({ moments, present }: Pick<History, 'present'> & { moments: readonly Line[] }) {
  const rootOf = new Map<number, number>()
  for (const moment of moments) {
    const above = moment.parent === null ? undefined : rootOf.get(moment.parent)
    rootOf.set(moment.id, beginsWorld(moment) || above === undefined ? moment.id : above)
  }
  const root = rootOf.get(present)
  return new Set(moments.filter(({ id }) => rootOf.get(id) === root).map(({ id }) => id))
}

/** The row between the present world and the folded rows. */
export interface Fold {
  readonly fold: number
}

/**
 * Lists items of the present world first. Items of former worlds are omitted until the fold is opened. The fold has
 * their number.
 */
export function foldFormer<Item extends object>(
  items: readonly Item[],
  isPresent: (item: Item) => boolean,
  isOpen: boolean,
): readonly (Item | Fold)[] {
  const present = items.filter((item) => isPresent(item))
  const former = items.length - present.length
  if (former === 0) return items
  return [...present, { fold: former }, ...(isOpen ? items.filter((item) => !isPresent(item)) : [])]
}
