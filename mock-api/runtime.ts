import type { LoadSource, StoryPlace } from '../src/contract/control/history.ts'
import type { VariantName } from '../src/contract/enums/variants.ts'
import type { Hub } from './cable/hub.ts'
import type { Clock, ClockState } from './engine/clock/clock.ts'
import type { TimeMachine } from './engine/clock/time-machine.ts'
import type { Kept, Store } from './engine/store/store.ts'
import type { FileVault, ReadAhead } from './http/define-route.ts'
import type { Site } from './http/guard.ts'
import type { FolderVault } from './images/file-vault.ts'
import type { OpenedCapsule } from './tools/capsule/opened-capsule.ts'
import type { DriftRecord } from './tools/contract-check/drift-record.ts'
import type { Faults } from './tools/faults/faults.ts'
import type { Handset } from './tools/handset/handset.ts'
import type { History } from './tools/history/history.ts'
import type { Coverage } from './tools/inspection/coverage.ts'
import type { ExchangeLog } from './tools/inspection/exchange-log.ts'
import type { Backend } from './tools/proxy/backend.ts'
import type { Foundings } from './town/foundings.ts'
import type { Context, Ids, Passwords, EffectRule } from './world/context.ts'
import type { World } from './world/world.ts'

/** Everything that a running mock backend is made of; time, ids and files enter here and nowhere else. */
export interface Runtime {
  /** Where the world lives. */
  readonly dataDir: string
  /** What of the folder was damaged when it was opened, and what is used instead; one line each. */
  readonly reports: readonly string[]
  readonly store: Store<World>
  readonly foundings: Foundings
  readonly clock: Clock
  readonly time: TimeMachine<World, Context, EffectRule>
  readonly history: History
  readonly readAhead: ReadAhead
  readonly files: FileVault & Pick<FolderVault, 'keep'>
  readonly ids: Ids
  readonly passwords: Passwords
  /** Whether answers are checked against the contract before they leave (development and test). */
  readonly checkAnswers: boolean
  /** The port that this backend is reached at. */
  port(): number
  /** Now, ids and passwords for one rule. */
  context(): Context
  /** The present value of a variant (D-54). */
  variant(name: VariantName): string
  /** The origin of the app that a request came from: its Origin if that is one of the app's, else its own host. */
  appOriginOf(origin: string | undefined, url: string): string
  /** Whether an address lies on one of the app's origins. */
  readonly isOwnAddress: (address: string) => boolean
  /** Saves everything and releases the lock of the folder. */
  close(): Promise<void>
  /**
   * Puts the world that `make` makes in place of this one, when its turn has come; returns where the clock then stands
   * and the checkpoint that undoes it. It is a moment of its own, with the storyline that begins at it.
   */
  replaceWorld(
    source: LoadSource,
    make: () => NextWorld | Promise<NextWorld>,
    story?: StoryPlace,
  ): Promise<{ now: number; checkpoint: number }>
}

interface NextWorld {
  readonly world: World
  readonly now: number
  /** How the clock goes on from there; without it as it did. */
  readonly pace?: Pick<ClockState, 'mode' | 'speed'>
  /** Worlds of one key have the same bytes on the disk. */
  readonly fileKey?: string
  /** Where it was read from, when it is gone back to. */
  readonly kept?: Kept
}

/** What the parts of the server are mounted with. */
export interface AppDependencies {
  readonly runtime: Runtime
  readonly hub: Hub
  readonly site: Site
  readonly exchanges: ExchangeLog
  readonly coverage: Coverage
  readonly faults: Faults
  readonly opened: OpenedCapsule
  readonly backend: Backend
  /** How far the real API was found to keep to the contract. */
  readonly drift: DriftRecord
  /** A real phone in the local network. */
  readonly handset: Handset
  /** Built member bundle and workbench; undefined when they were not built. */
  readonly webRoot: string | undefined
  readonly workbenchRoot: string | undefined
  readonly logError: (line: string) => void
}
