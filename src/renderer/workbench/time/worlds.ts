import type { History, Moment } from '../../../contract/control/history.ts'

type Line = Pick<Moment, 'id' | 'parent' | 'kind'>

/** Whether a moment begins a world: the start, and whatever put another world in place. */
const beginsWorld = ({ kind }: Line) => kind === 'start' || kind === 'load'

/**
 * Ids of the moments that led to the present state of the present world, from its beginning on. Lines of other moments tell of
 * a world that is gone: of another one, or of a branch that was left.
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

/** Ids of the moments of the present world, its branches too. */
export function momentsOfWorld({ moments, present }: Pick<History, 'present'> & { moments: readonly Line[] }) {
  const rootOf = new Map<number, number>()
  for (const moment of moments) {
    const above = moment.parent === null ? undefined : rootOf.get(moment.parent)
    rootOf.set(moment.id, beginsWorld(moment) || above === undefined ? moment.id : above)
  }
  const root = rootOf.get(present)
  return new Set(moments.filter(({ id }) => rootOf.get(id) === root).map(({ id }) => id))
}

/** The line between the present world and what is folded below it. */
export interface Fold {
  readonly fold: number
}

/**
 * A list with the present world's items first. Those of gone worlds are left out until they are asked for; a fold in their
 * place says how many they are.
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
