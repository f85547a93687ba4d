import { type LoadSource, nameMoment, type StoryPlace } from '../../src/contract/control/history/moments.ts'
import type { MomentStage } from '../../src/contract/control/stage.ts'
import type { Damage } from '../../src/contract/rules/damage.ts'
import type { Clock } from '../engine/clock/clock.ts'
import type { TimeMachine } from '../engine/clock/time-machine.ts'
import { Listeners } from '../engine/listeners.ts'
import { StoreError } from '../engine/store/store-error.ts'
import type { Store } from '../engine/store/store.ts'
import type { Committed } from '../engine/store/transaction.ts'
import type { Context } from '../world/context.ts'
import type { EffectRule } from '../world/effect-rule.ts'
import type { World } from '../world/world.ts'
import { beforeMoment, beforeStep } from './destinations.ts'
import { bytesOfUnnamed, forgetBeyond } from './disk-use.ts'
import type { FormerSnapshot } from './former-snapshots.ts'
import { HistoryFile } from './history-file.ts'
import type { Cause, Moment, WorldState } from './moment-tree.ts'
import type { Destination, Moments } from './moments.ts'
import { type Operation, Operations } from './operations.ts'
import { type Player, RunningStep } from './running-step.ts'
import { type SavedFaults, Stage } from './stage.ts'
import { storedInput } from './stored-input.ts'

/** A step of a storyline to begin. */
interface NextStep {
  readonly cause: Cause
  readonly story: StoryPlace
}

interface HistoryDependencies {
  readonly dataDir: string
  /** Maximum size of the moments on disk, in bytes (D-109). */
  readonly mostBytes: number
  readonly store: Store<World>
  readonly clock: Clock
  readonly faults: SavedFaults
  readonly time: Pick<TimeMachine<World, Context, EffectRule>, 'inTurn' | 'swapWorld'>
  /** Snapshots of a folder that a former version wrote. */
  readonly snapshots?: readonly FormerSnapshot[]
}

/**
 * The moments of a world: each call that changes it, each jump and each load, in a tree (docs/architecture.md). A
 * moment is a position in the journals and an instant, so keeping it is nearly free.
 * Going to a moment reads the world at that position and continues from it. Moments are not part of the world and never
 * affect responses.
 */
export class History {
  readonly moments: Moments
  readonly mostBytes: number
  /** The stage at the present moment. */
  readonly stage: Stage
  readonly operations: Operations
  private readonly file: HistoryFile
  /** Called when moments are added or the present moment changes. */
  readonly changed = new Listeners()
  /** The running step of a storyline. */
  readonly step = new RunningStep(() => this.changed.notify())

  /** Reads the moments of the folder. Skips moments whose files are gone. */
  constructor(private readonly parts: HistoryDependencies) {
    const { store, clock, dataDir, mostBytes, snapshots } = parts
    this.mostBytes = mostBytes
    this.file = new HistoryFile(dataDir)
    this.moments = this.file.open(() => this.worldState(), snapshots)
    this.stage = new Stage(parts.faults, this.moments.phones)
    store.replacing.add(() => this.stage.countWorld())
    this.stage.changed.add(() => this.moments.keepPhones(this.stage.people))
    this.moments.forgetUnless(({ position }) => store.folder.files.isRestorable(position))
    this.file.begin(this.moments)
    store.folder.pinned = () => {
      forgetBeyond(mostBytes, this.moments, store.folder.files)
      return this.moments.list().flatMap((moment) => [...this.moments.positionsOf(moment)])
    }
    const begin = (operation: Operation, input: unknown) => this.beginOf(operation, input)
    this.operations = new Operations({ store, clock, moments: this.moments, begin })
  }

  /** Damage of the file of moments, found while opening. */
  get damage(): readonly Damage[] {
    return this.file.damage
  }

  /** Bytes on disk of all files that unnamed moments need. */
  get bytes(): number {
    return bytesOfUnnamed(this.moments, this.parts.store.folder.files)
  }

  /** Reads the changes of a moment. Throws StoreError when the files are gone. */
  changesOf({ ranges }: Moment): Promise<Committed[]> {
    return this.parts.store.folder.readRecords(ranges)
  }

  close(): void {
    this.step.end()
    this.file.close()
  }

  /** Begins a moment. Without `story`, the running storyline continues. */
  begin(cause: Cause, story: StoryPlace | null = this.moments.present.story, input?: unknown): Moment {
    const added = this.step.moment ?? this.moments.add(withInput(cause, input), story, this.state())
    this.changed.notify()
    return added
  }

  /**
   * Begins the moment of a world that has replaced another one, which ends the running step.
   * @param left state in which the former world was left
   */
  beginLoad(source: LoadSource, story: StoryPlace | null, left: WorldState): Moment {
    this.step.leave()
    const begun = this.moments.add({ kind: 'load', subject: source, phone: null, memberId: null }, story, left)
    this.changed.notify()
    return begun
  }

  /** Repeats work of another run as a separate moment. Changes by calls are counted as usual. */
  replay(cause: Cause, story: StoryPlace | null, work: () => void): void {
    const moment = this.begin(cause, story)
    const isCounted = cause.kind === 'call' || cause.kind === 'frame' || cause.kind === 'operator'
    if (isCounted) this.operations.repeat(cause, moment, work)
    else this.parts.store.withCause({}, work)
    // Written now, because the next moment begins at the end of this moment.
    this.state()
  }

  /**
   * Gives the world a name as it is now. If the present moment has a name already, a moment begins, so that no name is
   * lost.
   */
  name(name: string): Moment {
    const state = this.state()
    const cause: Cause = { kind: 'operator', subject: nameMoment.id, phone: null, memberId: null }
    const moment = this.moments.present.saved ? this.begin(cause) : this.moments.present
    this.moments.name(moment, name, state)
    this.changed.notify()
    return moment
  }

  /** Like `name`, on disk. Throws StoreError when that fails; no moment has the name then. */
  save(name: string): Moment {
    const { folder } = this.parts.store
    folder.requireInPlace()
    const moment = this.name(name)
    try {
      this.file.flush()
    } catch (cause) {
      this.unname(moment)
      folder.refuse(cause)
    }
    return moment
  }

  /** Takes the name of a moment away, so that it may be forgotten like any other. */
  unname(moment: Moment): void {
    this.moments.unname(moment)
    this.changed.notify()
  }

  /** Lets a storyline go on under the new key of its file. */
  renameStory(key: string, to: string): void {
    this.moments.renameStory(key, to)
    this.changed.notify()
  }

  /** Records the instant that a jump reached. */
  reached({ id }: Moment, at: number): void {
    this.moments.reached(id, at)
    this.changed.notify()
  }

  /**
   * Runs a step of a storyline as one moment, which is undone when the step fails. Without `next`, its changes belong to the
   * present moment and stay.
   */
  async runStep(work: (isRunning: () => boolean) => Promise<void>, next?: NextStep): Promise<void> {
    const moment = this.momentOf(next)
    try {
      await this.step.run(moment, work)
    } catch (cause) {
      if (next) await this.undoMoment(moment.id)
      throw cause
    }
  }

  /**
   * Begins a step whose actions a window makes, one by one, or continues the present moment without `next`. All changes
   * belong to it until the step ends: by a call, a way back or another world.
   */
  beginScene(player: Player, next?: NextStep): void {
    this.step.end()
    this.step.play(player, this.momentOf(next))
  }

  private momentOf(next: NextStep | undefined): Moment {
    return next ? this.begin(next.cause, next.story) : this.moments.present
  }

  /** Goes back to just before the present moment. Returns false at the first moment. */
  undo(): Promise<boolean> {
    return this.go(({ moments }) => moments.before(moments.present))
  }

  /** Returns false when nothing was undone from here. */
  redo(): Promise<boolean> {
    return this.go(({ moments }) => moments.afterRedo())
  }

  /**
   * Goes back to just before a moment. Returns false when it is not among those that led to the present state, or when another
   * world has taken the place of its world.
   */
  undoMoment(id: number): Promise<boolean> {
    return this.go(({ moments }) => beforeMoment(moments, id))
  }

  /**
   * Goes back to just before a step of a storyline. Returns the state that it restores; undefined when that moment was
   * forgotten, or is of a former world, or when another storyline is under way.
   */
  undoStep(place: StoryPlace): Promise<WorldState | undefined> {
    return this.move(({ moments }) => beforeStep(moments, place))
  }

  /** Goes back to just before an operation. Returns false when its moment was forgotten. */
  undoOperation({ before, moment: id, hasMoment }: Operation): Promise<boolean> {
    return this.go(({ moments }) => {
      const own = moments.find(id)
      const moment = own && hasMoment ? moments.parentOf(own) : own
      return moment && { moment, state: { stage: own?.before.stage, ...before } }
    })
  }

  /**
   * Goes where `choose` says. It is asked when its turn comes, because an earlier move may still be running. Returns
   * false when there is no such place.
   */
  async go(choose: (history: this) => Destination | undefined): Promise<boolean> {
    return (await this.move(choose)) !== undefined
  }

  /** Like `go`; returns the state that it restores. */
  private move(choose: (history: this) => Destination | undefined): Promise<WorldState | undefined> {
    const { store, clock, time } = this.parts
    return time.inTurn(async () => {
      const destination = choose(this)
      if (!destination) return undefined
      const { moment, state } = destination
      const { world, ...earlier } = await store.folder.readAt(state.position)
      let left = this.state()
      const setClock = () => {
        const { id } = this.moments.present
        this.step.leave()
        this.moments.moveTo(moment, left)
        clock.moveTo(state.at)
        if (!state.stage) return
        clock.resume(state.stage.pace)
        this.stage.restore(state.stage, id)
      }
      // Requests continue until the swap. Their changes belong to the present world.
      const ready = () => {
        if (!this.moments.find(moment.id))
          throw new StoreError(`Failed to go back: moment ${moment.id} was forgotten meanwhile. Choose a later one.`)
        left = this.state()
      }
      await time.swapWorld(world, setClock, { ready, earlier })
      this.changed.notify()
      return state
    })
  }

  /** The present state; writes waiting changes first. */
  state(): WorldState {
    return { ...this.worldState(), stage: this.stageNow() }
  }

  private worldState(): WorldState {
    return { position: this.parts.store.position, at: this.parts.clock.now() }
  }

  /** What a moment keeps of the stage as it is now. */
  stageNow(): MomentStage {
    const { mode, speed } = this.parts.clock.state
    return this.stage.state({ mode, speed })
  }

  /** Returns the moment of an operation that changes something for the first time. */
  private beginOf({ cause, before }: Operation, input: unknown): Moment {
    const { moments } = this
    // Each key after a spread costs half a microsecond, here and below.
    const state = { stage: this.stageNow(), ...before }
    const begun = this.step.moment ?? moments.add(withInput(cause, input), moments.present.story, state)
    this.changed.notify()
    return begun
  }
}

/** A cause with what a moment keeps of its input. */
function withInput(cause: Cause, input: unknown): Cause {
  const stored = storedInput(input)
  return stored === undefined ? cause : { input: stored, ...cause }
}
