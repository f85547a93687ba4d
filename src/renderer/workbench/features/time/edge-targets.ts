import { atom } from 'jotai'
import type { Effect } from '../../../../contract/control/clock.ts'
import { belongsToEdge, type Edge, edges } from '../../../../contract/control/effects.ts'
import type { ClockReading } from '../../hub/control/clock-query.ts'
import { memberInHandAtom, stageMembersAtom } from '../../hub/phone-state.ts'
import { effectText } from '../../hub/world/effect-copy.ts'
import { concerns, type MarkKind } from '../../hub/world/effect-looks.ts'

/** Target of a jump: an instant, an ISO 8601 duration, or a named edge, of a member or of the town. */
export type JumpTarget = { to: string } | { advance: string } | { edge: Edge; member?: number }

/** Target of the jump to an edge. */
interface EdgeTarget {
  readonly target: JumpTarget
  readonly atMs: number
  /** Text of the effect at that instant, when known. */
  readonly text?: string | undefined
}

/** The member on the phone in hand, and all members on the stage. */
interface LookedAt {
  readonly inHand: number | undefined
  readonly onStage: readonly number[]
}
export const lookedAtAtom = atom<LookedAt>((get) => ({ inHand: get(memberInHandAtom), onStage: get(stageMembersAtom) }))

/** What the clock's reading says of coming effects. */
type Outlook = Pick<ClockReading, 'coming' | 'next'>

/**
 * Finds the next instant of an edge. The last used phone comes first, then the other phones on the stage, then the
 * whole town. Returns undefined when none is coming.
 */
export function findEdgeTarget(edge: Edge, { coming, next }: Outlook, looked: LookedAt): EdgeTarget | undefined {
  const fitting = coming.filter(({ kind }) => belongsToEdge(edge, kind))
  const of = (members: readonly number[]) => fitting.find((effect) => concerns(effect, members))
  const near = (looked.inHand === undefined ? undefined : of([looked.inHand])) ?? of(looked.onStage)
  if (near) return { target: edgeOf(edge, near, looked), atMs: Date.parse(near.at), text: effectText(near, 'coming') }
  const at = next[edge]
  if (at === undefined) return undefined
  const first = fitting.find((effect) => effect.at === at)
  return { target: { edge }, atMs: Date.parse(at), text: first && effectText(first, 'coming') }
}

/** The edge of an effect, of the member in hand or on the stage. 3:00 is the same for everybody. */
function edgeOf(edge: Edge, effect: Effect, { inHand, onStage }: LookedAt): JumpTarget {
  const member = [inHand, ...onStage].find((id) => id !== undefined && concerns(effect, [id]))
  return edge === 'next-reset' || member === undefined ? { edge } : { edge, member }
}

/**
 * The target of a jump to a coming effect: the edge that it is, so that a recording keeps what was meant, else its
 * instant. An effect that is not the next of its kind is no edge.
 * @param looked members by whom to name the edge, in this order
 */
export function targetOfEffect(
  { kind, atMs }: { readonly kind: MarkKind; readonly atMs: number },
  outlook: Outlook,
  looked: LookedAt,
): JumpTarget {
  const edge = edges.find((one) => kind !== 'moment' && belongsToEdge(one, kind))
  const found = edge && findEdgeTarget(edge, outlook, looked)
  return found?.atMs === atMs ? found.target : { to: new Date(atMs).toISOString() }
}
