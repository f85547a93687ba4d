import type { Moment } from '../../../../contract/control/history.ts'
import { wayTo } from '../../hub/world/moments.ts'

export interface BranchRow {
  readonly moment: Moment
  /** 0 for the branch of the present moment; other branches are numbered by their first moment. */
  readonly branch: number
  readonly isPresent: boolean
}

/** Assigns each moment to a branch. The path through the present moment is one branch. */
export function branchRows(moments: readonly Moment[], present: number): readonly BranchRow[] {
  const mainWay = new Set(wayTo(moments, present).map(({ id }) => id))
  const branchOf = new Map<number, number>()
  /** Moments already continued by a branch. */
  const continued = new Set<number>()
  // After the present moment, the first child continues its branch.
  const leavesWay = (parent: number) => parent !== present && mainWay.has(parent)
  let newest = 0
  return moments.map((moment) => {
    const { id, parent } = moment
    const isOnWay = mainWay.has(id)
    const above = parent === null ? undefined : branchOf.get(parent)
    const goesOn = parent !== null && above !== undefined && !continued.has(parent) && !leavesWay(parent)
    if (!isOnWay && !goesOn) newest += 1
    const branchBesideWay = goesOn ? above : newest
    const branch = isOnWay ? 0 : branchBesideWay
    if (parent !== null && (isOnWay || goesOn)) continued.add(parent)
    branchOf.set(id, branch)
    return { moment, branch, isPresent: id === present }
  })
}
