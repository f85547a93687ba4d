import { endpoints } from '../../src/contract/endpoints.ts'
import type { Clock } from '../engine/clock/clock.ts'
import type { Store } from '../engine/store/store.ts'
import type { Committed } from '../engine/store/transaction.ts'
import type { World } from '../world/world.ts'
import type { Cause, Moment, WorldState } from './moment-tree.ts'
import type { Moments } from './moments.ts'

/** A call, frame or act of the operator, with the records that it changed. */
export interface Operation {
  readonly cause: Cause
  /** State before its first change. */
  before: WorldState
  /** Id of the moment that its changes belong to. */
  moment: number
  /** Whether that moment is its own, or that of a running step; otherwise the moment was the present one. */
  hasMoment: boolean
  readonly records: Committed[]
}

/**
 * Ids of the calls that a page makes without an act of the user. They create no moment, because a phone that reloads
 * after a way back would begin a new branch each time.
 */
const automaticCalls = new Set(endpoints.filter(({ automatic }) => automatic).map(({ id }) => id))

const isAutomatic = ({ kind, subject }: Cause): boolean => kind === 'call' && automaticCalls.has(subject)

interface OperationsParts {
  readonly store: Store<World>
  readonly clock: Clock
  readonly moments: Moments
  /** Returns the moment that an operation belongs to after its first change: a new one, or that of a running step. */
  readonly begin: (operation: Operation, input: unknown) => Moment
}

/**
 * Work of an operation, as the store's cause of its changes. The input stands here and not in the operation: it refers
 * to the request, and a WeakMap whose values refer to their keys keeps both until the next full garbage collection.
 */
class Work {
  constructor(
    readonly operation: Operation,
    readonly input?: () => unknown,
  ) {}
}

/** Operations in progress, by the object that stands for each. Counts their changes for the moments they belong to. */
export class Operations {
  private readonly byKey = new WeakMap<object, Operation>()

  constructor(private readonly parts: OperationsParts) {
    const { store, moments, begin } = parts
    store.committed.add((records, { cause, before, end }) => {
      if (!(cause instanceof Work)) return
      const { operation, input } = cause
      if (operation.records.length === 0) operation.before = { ...operation.before, position: before }
      operation.records.push(...records)
      if (!operation.hasMoment && !isAutomatic(operation.cause)) {
        operation.moment = begin(operation, input?.()).id
        operation.hasMoment = true
      }
      const { base, journal, bytes } = before
      if (operation.hasMoment) moments.did(operation.moment, records.length, { base, journal, from: bytes, to: end })
    })
  }

  /**
   * Runs rules synchronously for a call, frame or act. `key` identifies it in `of`. Work with the same key is one
   * operation.
   * @param input reads the input of the call, when a moment begins
   */
  during<T>(key: object, cause: Cause, work: () => T, input?: () => unknown): T {
    const { store, clock, moments } = this.parts
    let operation = this.byKey.get(key)
    if (!operation) {
      const before = { position: store.savedPosition, at: clock.now() }
      operation = { cause, before, moment: moments.present.id, hasMoment: false, records: [] }
      this.byKey.set(key, operation)
    }
    return store.withCause(new Work(operation, input), work)
  }

  /** Repeats work of another run, whose changes belong to a moment that has begun already. */
  repeat(cause: Cause, { id, before }: Moment, work: () => void): void {
    const operation = { cause, before, moment: id, hasMoment: true, records: [] }
    this.parts.store.withCause(new Work(operation), work)
  }

  /** Returns the operation of a call, frame or act; undefined when it reached no rule. */
  of(key: object): Operation | undefined {
    return this.byKey.get(key)
  }
}
