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
import type { Worlds } from './tools/worlds.ts'
import type { Foundings } from './town/foundings.ts'
import type { Context, Ids, Passwords, EffectRule } from './world/context.ts'
import type { World } from './world/world.ts'

/** Parts of a running mock backend. Time, ids and files enter only here. */
export interface Runtime {
  /** Data folder of the world. */
  readonly dataDir: string
  /** One line per damaged file found at the start, with its replacement. */
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
  /** Whether responses are checked against the contract before they are sent (development and test). */
  readonly checkAnswers: boolean
  /** Port of this backend. */
  port(): number
  /** Creates the context of one rule: now, ids and passwords. */
  context(): Context
  /** Current value of a variant (D-54). */
  variant(name: VariantName): string
  /** Origin of the app that sent a request: its Origin header if it is one of the app's, otherwise its own host. */
  appOriginOf(origin: string | undefined, url: string): string
  /** Whether an address lies on one of the app's origins. */
  readonly isOwnAddress: (address: string) => boolean
  /**
   * Saves everything and releases the lock of the folder.
   * @param keep false when the folder is to be removed
   */
  close(keep?: boolean): Promise<void>
  /**
   * Replaces the world by the one that `make` returns, when its turn comes. It is one moment of history, with the
   * storyline that begins at it. Returns the new clock and the checkpoint that undoes the replacement.
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
  /** Mode and speed of the clock afterwards; unchanged without it. */
  readonly pace?: Pick<ClockState, 'mode' | 'speed'>
  /** World that `world` begins as, unchanged. */
  readonly origin?: World
  /** Position of a kept world, when the store goes back to it. */
  readonly kept?: Kept
  /** Runs right after the world is in place, before any other call. */
  readonly placed?: () => void
}

/** Parts that the server is mounted with. */
export interface AppDependencies {
  readonly runtime: Runtime
  readonly hub: Hub
  readonly site: Site
  readonly exchanges: ExchangeLog
  readonly coverage: Coverage
  readonly faults: Faults
  readonly opened: OpenedCapsule
  readonly backend: Backend
  /** Known drift of the real API from the contract. */
  readonly drift: DriftRecord
  /** Access of a real phone in the local network. */
  readonly handset: Handset
  /** Further worlds of this process. */
  readonly worlds: Worlds
  /** Built member app and workbench; undefined when they are not built. */
  readonly webRoot: string | undefined
  readonly workbenchRoot: string | undefined
  readonly logError: (line: string) => void
}
