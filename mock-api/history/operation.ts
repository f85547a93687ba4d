import type { MomentCause } from '../../src/contract/control/history.ts'
import type { Position } from '../engine/store/generations.ts'
import type { Committed } from '../engine/store/transaction.ts'

/** A state of the world: how far its journals are replayed, and the virtual instant. */
export interface WorldState {
  readonly position: Position
  readonly at: number
}

/** Who or what asked for a change; members are named when they are shown. */
export type Cause = Omit<MomentCause, 'member'> & { readonly memberId: number | null }

/** A call, frame or act of the operator with what it did to the world. */
export interface Operation {
  readonly cause: Cause
  before: WorldState
  /** The moment at which it happened, or the one that it made. */
  moment: number
  made: boolean
  readonly records: Committed[]
}
