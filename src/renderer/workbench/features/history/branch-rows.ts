import type { Moment } from '../../../../contract/control/history/moments.ts'
import { pathTo } from '../../hub/world/history-paths.ts'

export interface BranchRow {
  readonly moment: Moment
  /** 0 for the branch of the present moment; other branches are numbered by their first moment. */
  readonly branch: number
  readonly isPresent: boolean
}

/** Assigns each moment to a branch. The path to the present moment is one branch, which continues after it. */
export function branchRows(moments: readonly Moment[], present: number): readonly BranchRow[] {
  const path = new Set(pathTo(moments, present).map(({ id }) => id))
  const heirs = heirsOf(moments, path)
  const branches = new Map<number, number>()
  let newest = 0
  for (const { id, parent } of moments) {
    const inherited = parent !== null && heirs.get(parent) === id ? branches.get(parent) : undefined
    if (inherited === undefined && !path.has(id)) newest += 1
    branches.set(id, path.has(id) ? 0 : (inherited ?? newest))
  }
  return moments.map((moment) => ({
    moment,
    branch: branches.get(moment.id) ?? 0,
    isPresent: moment.id === present,
  }))
}

/** The child by which each branch continues: the one on the path to the present moment, otherwise the first. By parent. */
function heirsOf(moments: readonly Moment[], path: ReadonlySet<number>): ReadonlyMap<number, number> {
  const heirs = new Map<number, number>()
  for (const { id, parent } of moments)
    if (parent !== null && (path.has(id) || !heirs.has(parent))) heirs.set(parent, id)
  return heirs
}
