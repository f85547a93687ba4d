import type { Effect } from '../../../contract/control/clock.ts'
import { belongsToEdge, type Edge } from '../../../contract/control/effect-kinds.ts'
import { concerns } from './effect-kinds.ts'

/** Where a jump leads: an instant, a way ahead (ISO 8601 duration), or a named edge. */
export type JumpTarget = { to: string } | { advance: string } | { edge: Edge }

/** Where the jump to an edge leads. */
export interface EdgeTarget {
  readonly target: JumpTarget
  readonly atMs: number
  /** What happens there, where it is known in words. */
  readonly text?: string | undefined
}

interface Outlook {
  readonly coming: readonly Effect[]
  readonly next: Partial<Record<Edge, string>>
}

/**
 * The next instant of an edge: of those on the stage first, since they are who is being looked at, else of anybody in
 * the town. Nothing when none is coming.
 */
export function findEdgeTarget(
  edge: Edge,
  { coming, next }: Outlook,
  members: readonly number[],
): EdgeTarget | undefined {
  const fitting = coming.filter(({ kind }) => belongsToEdge(edge, kind))
  const near = fitting.find((effect) => concerns(effect, members))
  if (near) return { target: { to: near.at }, atMs: Date.parse(near.at), text: near.text }
  const at = next[edge]
  if (at === undefined) return undefined
  return { target: { edge }, atMs: Date.parse(at), text: fitting.find((effect) => effect.at === at)?.text }
}
