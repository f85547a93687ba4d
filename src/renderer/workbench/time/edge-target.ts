import type { Edge, Effect, JumpTarget } from '../control/clock-schemas.ts'
import { concerns, kindsOfEdge } from './effect-kinds.ts'

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
  const fitting = coming.filter(({ kind }) => kindsOfEdge[edge].includes(kind))
  const near = fitting.find(({ text }) => concerns(text, members))
  if (near) return { target: { to: near.at }, atMs: Date.parse(near.at), text: near.text }
  const at = next[edge]
  if (at === undefined) return undefined
  return { target: { edge }, atMs: Date.parse(at), text: fitting.find((effect) => effect.at === at)?.text }
}
