import type { HistoryView, Moment } from '../../../../contract/control/history/moments.ts'

/** The path to the present moment: that moment and its ancestors, the latest first. */
export function pathTo<Node extends Pick<Moment, 'id' | 'parent'>>(moments: readonly Node[], present: number): Node[] {
  const byId = new Map(moments.map((moment) => [moment.id, moment]))
  const path: Node[] = []
  for (let at = byId.get(present); at; at = at.parent === null ? undefined : byId.get(at.parent)) path.push(at)
  return path
}

/** A moment by its place in the tree of history. */
type MomentNode = Pick<Moment, 'id' | 'parent' | 'kind'>
/** The history as a tree: branches begin at moments with several children. Moments are listed oldest first. */
type MomentTree = Pick<HistoryView, 'present'> & { readonly moments: readonly MomentNode[] }

/** Whether a moment begins a world: the start, or a load of another world. */
const beginsWorld = ({ kind }: MomentNode) => kind === 'start' || kind === 'load'

/** Ids of the moments on the present path, from the last one that `begins` accepts. Without one, the whole path. */
function pathSince({ moments, present }: MomentTree, begins: (moment: MomentNode) => boolean): ReadonlySet<number> {
  const path = pathTo(moments, present)
  const first = path.findIndex(begins)
  return new Set((first === -1 ? path : path.slice(0, first + 1)).map(({ id }) => id))
}

/**
 * Ids of the moments on the present path, from the beginning of the present world. Other moments belong to another world
 * or to a branch that was left.
 */
export const presentPath = (history: MomentTree): ReadonlySet<number> => pathSince(history, beginsWorld)

/**
 * Ids of the moments from which a recording can begin: those on the present path since the world began, or since the last
 * scene of a story.
 */
export const recordableMoments = (history: MomentTree): ReadonlySet<number> =>
  pathSince(history, (moment) => beginsWorld(moment) || moment.kind === 'step')

/** Ids of the moments of the present world, including its branches. */
export function momentsOfWorld({ moments, present }: MomentTree): ReadonlySet<number> {
  const rootOf = new Map<number, number>()
  // Oldest first, so the root of a parent is known before its children.
  for (const moment of moments) {
    const inherited = moment.parent === null ? undefined : rootOf.get(moment.parent)
    rootOf.set(moment.id, beginsWorld(moment) || inherited === undefined ? moment.id : inherited)
  }
  const root = rootOf.get(present)
  return new Set(moments.filter(({ id }) => rootOf.get(id) === root).map(({ id }) => id))
}
