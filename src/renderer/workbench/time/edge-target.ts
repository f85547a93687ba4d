import type { Effect } from '../../../contract/control/clock.ts'
import { belongsToEdge, type Edge } from '../../../contract/control/effects.ts'
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

/** Who is looked at: the member on the phone in hand, and all who are on the stage. */
export interface LookedAt {
  readonly inHand: number | undefined
  readonly onStage: readonly number[]
}

interface Outlook {
  readonly coming: readonly Effect[]
  readonly next: Partial<Record<Edge, string>>
}

/**
 * The next instant of an edge: of the phone in hand first, then of the others on the stage, since they are who is being
 * looked at, else of anybody in the town. Nothing when none is coming.
 */
export function findEdgeTarget(
  edge: Edge,
  { coming, next }: Outlook,
  { inHand, onStage }: LookedAt,
): EdgeTarget | undefined {
  const fitting = coming.filter(({ kind }) => belongsToEdge(edge, kind))
  const of = (members: readonly number[]) => fitting.find((effect) => concerns(effect, members))
  const near = (inHand === undefined ? undefined : of([inHand])) ?? of(onStage)
  if (near) return { target: { to: near.at }, atMs: Date.parse(near.at), text: near.text }
  const at = next[edge]
  if (at === undefined) return undefined
  return { target: { edge }, atMs: Date.parse(at), text: fitting.find((effect) => effect.at === at)?.text }
}
