import type { Moment } from '../../../../contract/control/history.ts'

export interface BranchLine {
  readonly moment: Moment
  /** 0 for the branch of the present moment; the others are numbered in the order in which they began. */
  readonly branch: number
  readonly isPresent: boolean
}

/** Moments in order, each with its branch. The way from the first to the present moment, and on, is one branch. */
export function branchLines(moments: readonly Moment[], present: number): readonly BranchLine[] {
  const byId = new Map(moments.map((moment) => [moment.id, moment]))
  const mainWay = new Set<number>()
  for (let at = byId.get(present); at; at = at.parent === null ? undefined : byId.get(at.parent))
    mainWay.add(at.id)
  const branchOf = new Map<number, number>()
  /** Moments that a branch goes on from already. */
  const continued = new Set<number>()
  let last = 0
  return moments.map((moment) => {
    const { id, parent } = moment
    const isOnWay = mainWay.has(id)
    const above = parent === null ? undefined : branchOf.get(parent)
    // Behind the present moment the first that follows goes on with its branch.
    const goesOn = parent !== null && above !== undefined && !continued.has(parent) && !leavesWay(parent)
    const branch = isOnWay ? 0 : goesOn ? above : (last += 1)
    if (parent !== null && (isOnWay || goesOn)) continued.add(parent)
    branchOf.set(id, branch)
    return { moment, branch, isPresent: id === present }
  })

  function leavesWay(parent: number): boolean {
    return parent !== present && mainWay.has(parent)
  }
}
