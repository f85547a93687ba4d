import type { StoryPlace } from '../../src/contract/control/history/moments.ts'
import type { StagePhones } from '../../src/contract/control/stage-phones.ts'
import type { WholeStage } from '../../src/contract/control/stage.ts'
import type { Position } from '../engine/store/journal/entry.ts'
import type { JournalRange } from '../engine/store/past-changes.ts'
import { type WorldState, type Cause, type Moment, type Tree, type TreeChange, newMoment } from './moment-tree.ts'

/** Maximum number of moments, because the list must fit into memory and responses. */
export const mostMoments = 10_000

/** Number of moments forgotten at once above the maximum, because forgetting goes through all of them. */
const forgottenAtOnce = 500

/** A moment to go to, and the state of the world to restore there. */
export interface Destination {
  readonly moment: Moment
  readonly state: WorldState
}

/** The tree of moments with the present moment. Going back loses nothing: new changes begin a branch. */
export class Moments {
  private readonly byId: Map<number, Moment>
  private nextId: number
  present: Moment
  /** Number of moments forgotten so far. */
  forgotten: number
  /** People and pages of the phones at the present moment. */
  phones: StagePhones

  /** @param changed called for each change */
  constructor(
    { moments, present, nextId, forgotten, phones = {} }: Tree,
    private readonly changed: (change: TreeChange) => void = () => {},
  ) {
    this.byId = new Map(moments.map((moment) => [moment.id, moment]))
    const found = this.byId.get(present)
    if (!found) throw new Error(`Failed to read the history: it has no moment ${present}.`)
    this.present = found
    this.nextId = nextId
    this.forgotten = forgotten
    this.phones = phones
  }

  /** Oldest first. */
  list(): readonly Moment[] {
    return [...this.byId.values()]
  }

  get tree(): Tree {
    const { nextId, forgotten, phones } = this
    return { moments: this.list(), present: this.present.id, nextId, forgotten, phones }
  }

  find(id: number): Moment | undefined {
    return this.byId.get(id)
  }

  parentOf(moment: Moment): Moment | undefined {
    return moment.parent === null ? undefined : this.byId.get(moment.parent)
  }

  /** The present moment and those that led to it, newest first. */
  *presentLine(): Generator<Moment, undefined> {
    for (let at: Moment | undefined = this.present; at; at = this.parentOf(at)) yield at
  }

  /** The moment that began the present world: a start or a load. Undefined when it was forgotten. */
  get beginning(): Moment | undefined {
    for (const moment of this.presentLine()) if (isBeginning(moment)) return moment
    return undefined
  }

  /** The moment that redo restores. */
  get redo(): Moment | undefined {
    return this.present.next === null ? undefined : this.byId.get(this.present.next)
  }

  /** Undefined for the present moment without a name, which is where the world is. */
  at(moment: Moment): Destination | undefined {
    const state = moment.saved ?? moment.end
    return state ? { moment, state } : undefined
  }

  /** Undefined when the moment before it was forgotten. */
  before(moment: Moment): Destination | undefined {
    const parent = this.parentOf(moment)
    return parent && { moment: parent, state: moment.before }
  }

  /** As the moment was left, also when it has a name, so that redo reverts undo exactly. */
  afterRedo(): Destination | undefined {
    const { redo } = this
    return redo?.end ? { moment: redo, state: redo.end } : undefined
  }

  /** Adds a moment after the present one and makes it the present one. */
  add(cause: Cause, story: StoryPlace | null, before: WorldState): Moment {
    this.change({ add: { cause, story, before } })
    if (this.byId.size > mostMoments) this.forgetOldest(forgottenAtOnce)
    return this.present
  }

  moveTo(moment: Moment, left: WorldState): void {
    this.change({ moveTo: moment.id, left })
  }

  /** Records that a moment changed records; `range` is their place in the journal. */
  did(id: number, changes: number, range: JournalRange): void {
    if (this.byId.has(id)) this.change({ did: id, changes, range })
  }

  /** Names a moment for the state that going to it restores from now on. */
  name({ id }: Moment, name: string, saved: WorldState): void {
    this.change({ name, moment: id, saved })
  }

  unname({ id }: Moment): void {
    this.change({ name: null, moment: id })
  }

  /** Records the instant that a jump reached, because the clock runs on afterwards. */
  reached(id: number, at: number): void {
    this.change({ reached: id, at })
  }

  /** Records people and pages of the phones at the present moment. */
  keepPhones(phones: StagePhones): void {
    this.change({ phones })
  }

  /** Adds screens and storages to the stage of a moment that was left. */
  keepStage({ id }: Moment, whole: WholeStage): void {
    this.change({ stageOf: id, whole })
  }

  /** Gives the moments of a storyline its new key. */
  renameStory(key: string, to: string): void {
    if (this.list().some(({ story }) => story?.key === key)) this.change({ renamedStory: key, to })
  }

  /** Moments that may be forgotten, oldest first: named ones stay until their name is taken away. */
  unnamed(): readonly Moment[] {
    return this.list().filter(({ saved }) => !saved)
  }

  /** Forgets the oldest unnamed moments. The present moment stays. */
  forgetOldest(count: number): void {
    let forgotten = 0
    for (const { id, saved } of this.byId.values()) {
      if (saved) continue
      if (forgotten === count) {
        if (count > 0) this.change({ forgetBefore: id })
        return
      }
      forgotten += 1
    }
  }

  forgetUnless(isReachable: (state: WorldState) => boolean): void {
    for (const moment of this.byId.values())
      if (moment.saved && !isReachable(moment.saved)) Object.assign(moment, { name: null, saved: undefined })
    this.forget(({ end }) => end !== null && !isReachable(end))
    for (const moment of this.byId.values()) if (!isReachable(moment.before)) moment.parent = null
  }

  /** Yields the positions needed to go to a moment or to just before it. */
  *positionsOf({ parent, before, end, saved }: Moment): Generator<Position> {
    if (parent !== null) yield before.position
    if (end) yield end.position
    if (saved) yield saved.position
  }

  /** Applies a change, also during replay of a file. */
  apply(change: TreeChange): void {
    if ('add' in change) {
      const { present } = this
      present.end = change.add.before
      this.present = newMoment(this.nextId++, present.id, change.add)
      this.byId.set(this.present.id, this.present)
    } else if ('moveTo' in change) {
      this.move(change.moveTo, change.left)
    } else if ('did' in change) {
      const moment = this.byId.get(change.did)
      if (moment) note(moment, change.changes, change.range)
    } else if ('name' in change) {
      const moment = this.byId.get(change.moment ?? this.present.id)
      if (moment) Object.assign(moment, { name: change.name, saved: change.saved })
    } else if ('reached' in change) {
      const moment = this.byId.get(change.reached)
      if (moment) moment.to = change.at
    } else if ('forgetBefore' in change) {
      this.forget(({ id }) => id < change.forgetBefore)
    } else if ('phones' in change) {
      this.phones = change.phones
    } else if ('renamedStory' in change) {
      for (const moment of this.byId.values())
        if (moment.story?.key === change.renamedStory) moment.story = { ...moment.story, key: change.to }
    } else {
      const end = this.byId.get(change.stageOf)?.end
      if (end?.stage) end.stage = { ...end.stage, whole: change.whole }
    }
  }

  private change(change: TreeChange): void {
    this.apply(change)
    this.changed(change)
  }

  private move(to: number, left: WorldState): void {
    const target = this.byId.get(to)
    if (!target) return
    this.present.end = left
    for (let at: Moment | undefined = this.present; at;) {
      const parent = this.parentOf(at)
      if (parent) parent.next = at.id
      at = parent
    }
    this.present = target
    target.end = null
  }

  /**
   * Removes moments, except the present one. Named moments keep nothing but their saved state. Children of removed
   * moments become first moments; they come after their parents.
   */
  private forget(isGone: (moment: Moment) => boolean): void {
    for (const moment of this.byId.values()) {
      if (moment === this.present || !isGone(moment)) {
        if (!this.parentOf(moment)) moment.parent = null
      } else if (moment.saved) {
        Object.assign(moment, { parent: null, end: moment.saved, changes: 0, ranges: [] })
      } else {
        this.byId.delete(moment.id)
        this.forgotten += 1
      }
    }
  }
}

function note(moment: Moment, changes: number, range: JournalRange): void {
  moment.changes += changes
  const last = moment.ranges.at(-1)
  if (last && last.journal === range.journal && last.to === range.from)
    moment.ranges.splice(-1, 1, { ...last, to: range.to })
  else moment.ranges.push(range)
}

/** Whether a moment began a world: a start or a load. */
export const isBeginning = ({ cause: { kind } }: Moment): boolean => kind === 'start' || kind === 'load'
