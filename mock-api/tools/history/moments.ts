import type { StoryPlace, MomentCause } from '../../../src/contract/control/history.ts'
import type { Position } from '../../engine/store/generations.ts'
import type { Committed } from '../../engine/store/transaction.ts'

export interface Moment {
  readonly id: number
  /** Null for the first one, and where the one before was forgotten. */
  parent: number | null
  readonly cause: Cause
  /** The storyline that is under way at it; null without one. */
  readonly story: StoryPlace | null
  /** The state just before it. */
  readonly before: WorldState
  /** The state in which it was left last; undefined for the present one. */
  end: WorldState | undefined
  /** Child that redo leads to: the one undone last. */
  next: number | null
  name: string | null
  /** What the calls behind it did; empty for jumps and loads. */
  readonly operations: Operation[]
}

/** How many moments are kept. */
export const mostMoments = 1000
/** How many generations of the world file are kept for them: each load and each way back writes one. */
const mostGenerations = 32

/** The tree of moments, with the one that the world is at. Going back loses nothing: what was done then begins a branch. */
export class Moments {
  private readonly byId = new Map<number, Moment>()
  private nextId = 1
  present: Moment

  constructor(start: WorldState) {
    this.present = this.insert(null, { kind: 'start', subject: '', phone: null, memberId: null }, null, start)
  }

  list(): readonly Moment[] {
    return [...this.byId.values()]
  }

  find(id: number): Moment | undefined {
    return this.byId.get(id)
  }

  parentOf(moment: Moment): Moment | undefined {
    return moment.parent === null ? undefined : this.byId.get(moment.parent)
  }

  /** Where redo leads from the present moment. */
  get redo(): Moment | undefined {
    return this.present.next === null ? undefined : this.byId.get(this.present.next)
  }

  /** Adds a moment after the present one and makes it the present one. */
  add(cause: Cause, story: StoryPlace | null, before: WorldState): Moment {
    this.present.end = before
    this.present = this.insert(this.present.id, cause, story, before)
    this.forgetOldest(before.position.base)
    return this.present
  }

  /** Makes another moment the present one. Redo leads back to the moment that was left. */
  moveTo(moment: Moment, left: WorldState): void {
    this.present.end = left
    for (let at: Moment | undefined = this.present; at;) {
      const parent = this.parentOf(at)
      if (parent) parent.next = at.id
      at = parent
    }
    this.present = moment
    moment.end = undefined
  }

  /** The lowest generation that a moment needs while `base` is the newest. */
  neededFrom(base: number): number {
    this.forgetOldest(base)
    let lowest = Infinity
    for (const { parent, before, end } of this.byId.values()) {
      if (parent !== null) lowest = Math.min(lowest, before.position.base)
      if (end) lowest = Math.min(lowest, end.position.base)
    }
    return lowest
  }

  private insert(parent: number | null, cause: Cause, story: StoryPlace | null, before: WorldState): Moment {
    const id = this.nextId++
    const empty = { end: undefined, next: null, name: null, operations: [] }
    const moment: Moment = { id, parent, cause, story, before, ...empty }
    this.byId.set(id, moment)
    return moment
  }

  /** A moment is always younger than its parent, so that the oldest has nothing before it. */
  private forgetOldest(base: number): void {
    for (const moment of this.byId.values()) {
      const isTooOld = moment.before.position.base < base - mostGenerations
      if (!isTooOld && this.byId.size <= mostMoments) return
      // The present one stays, but what lies before it is gone.
      if (moment === this.present) moment.parent = null
      else this.byId.delete(moment.id)
      for (const child of this.byId.values()) if (child.parent === moment.id) child.parent = null
    }
  }
}

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
