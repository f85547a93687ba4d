import type { LoadSource, StoryPlace } from '../src/contract/control/history/moments.ts'
import type { VariantName } from '../src/contract/enums/variants.ts'
import type { Damage } from '../src/contract/rules/damage.ts'
import type { Clock } from './engine/clock/clock.ts'
import type { TimeMachine } from './engine/clock/time-machine.ts'
import type { Store } from './engine/store/store.ts'
import type { Founding } from './founding.ts'
import type { FormerLogins } from './history/former-logins.ts'
import type { History } from './history/history.ts'
import type { Moment } from './history/moment-tree.ts'
import type { AppAddresses } from './http/app-addresses.ts'
import type { FileVault, ReadAhead } from './http/define-route.ts'
import type { FolderVault } from './images/file-vault.ts'
import type { NextWorld } from './replace-world.ts'
import type { Foundings } from './town/foundings.ts'
import type { Context, Ids, Passwords } from './world/context.ts'
import type { EffectRule } from './world/effect-rule.ts'
import type { World } from './world/world.ts'

/** Parts of a running mock backend. Time, ids and files enter only here. */
export interface Runtime extends AppAddresses {
  readonly dataDir: string
  /** Damaged files found at the start, with their replacements. */
  readonly damage: readonly Damage[]
  readonly store: Store<World>
  readonly foundings: Foundings
  /** How worlds of this run were founded, by the moment of history that began them. */
  readonly founded: Pick<WeakMap<Moment, Founding>, 'get'>
  readonly clock: Clock
  readonly time: TimeMachine<World, Context, EffectRule>
  readonly history: History
  /** Logins that ended with a replaced world. */
  readonly formerLogins: Pick<FormerLogins, 'has'>
  readonly readAhead: ReadAhead
  readonly files: FileVault & Pick<FolderVault, 'put'>
  readonly ids: Ids
  readonly passwords: Passwords
  /** Whether responses are checked against the contract before they are sent (development and test). */
  readonly checkResponses: boolean
  context(): Context
  /** Current value of a variant (D-54). */
  variant(name: VariantName): string
  /**
   * Saves everything and releases the lock of the folder.
   * @param keep false when the folder is to be removed
   */
  close(keep?: boolean): Promise<void>
  /**
   * Replaces the world by the one that `make` returns, when its turn comes. It is one moment of history, with the
   * storyline that begins at it. Returns the new clock and the id of the moment.
   */
  replaceWorld(
    source: LoadSource,
    make: () => NextWorld | Promise<NextWorld>,
    story?: StoryPlace | null,
  ): Promise<{ now: number; moment: number }>
}
