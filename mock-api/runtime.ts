import type { LoadSource, StoryPlace } from '../src/contract/control/history.ts'
import { defaultVariants, type VariantName } from '../src/contract/enums/variants.ts'
import type { Damage } from '../src/contract/rules/damage.ts'
import { withPortPlaceholder } from '../src/contract/rules/hosts.ts'
import { type Clock, type ClockState, openClock } from './engine/clock/clock.ts'
import { dueColumns } from './engine/clock/schedule.ts'
import { TimeMachine } from './engine/clock/time-machine.ts'
import { inSlices } from './engine/steps.ts'
import { Store } from './engine/store/store.ts'
import { takeOver } from './engine/table/table.ts'
import { FormerLogins } from './history/former-logins.ts'
import { readFormerSnapshots } from './history/former-snapshots.ts'
import { History } from './history/history.ts'
import type { Moment } from './history/moment-tree.ts'
import type { SavedFaults } from './history/stage.ts'
import type { FileVault, ReadAhead } from './http/define-route.ts'
import { appOriginIn, isAppOrigin, originOf, type Site } from './http/hosts-and-origins.ts'
import { FolderVault } from './images/file-vault.ts'
import { effectRules } from './town/effect-rules.ts'
import type { Foundings } from './town/foundings.ts'
import { type EffectRule, lastInstantOf, runUntil } from './world/effect-rule.ts'
import { createIds } from './world/ids.ts'
import { passwords } from './world/passwords.ts'
import type { Context, Ids, Passwords } from './world/rules.ts'
import { worldFormat } from './world/world-version.ts'
import type { World } from './world/world.ts'

/** Parts of a running mock backend. Time, ids and files enter only here. */
export interface Runtime {
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
  readonly files: FileVault & Pick<FolderVault, 'keep'>
  readonly ids: Ids
  readonly passwords: Passwords
  /** Whether responses are checked against the contract before they are sent (development and test). */
  readonly checkResponses: boolean
  port(): number
  context(): Context
  /** Current value of a variant (D-54). */
  variant(name: VariantName): string
  /** Origin of the app that sent a request: its Origin header if it is one of the app's, otherwise its own host. */
  appOriginOf(origin: string | undefined, url: string): string
  /**
   * Returns an address as a mail stores it: with a placeholder for the port, and at loopback instead of the address of a
   * real phone, because the workbench reads the mail too, where that address is no longer valid later.
   */
  readonly mailed: (address: string) => string
  /** Whether an address lies on one of the app's origins. */
  readonly isOwnAddress: (address: string) => boolean
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
    story?: StoryPlace,
  ): Promise<{ now: number; moment: number }>
}

/** How a world was founded. */
interface Founding {
  readonly seed: number
  readonly now: number
  /** Townspeople without the personas. */
  readonly members: number
  readonly scenario: string | undefined
}

export interface NextWorld {
  readonly world: World
  readonly now: number
  /** Mode and speed of the clock afterwards; unchanged without it. */
  readonly pace?: Pick<ClockState, 'mode' | 'speed'>
  /** World that `world` begins as, unchanged. */
  readonly origin?: World
  /** How it was founded; undefined for a world of a file. */
  readonly founding?: Founding
  /** Runs right after the world is in place, before any other call. */
  readonly replaced?: () => void
}

interface RuntimeOptions {
  readonly dataDir: string
  /** For a new world: seed, number of members and first instant (frozen there if given). */
  readonly seed: number
  readonly members: number
  readonly now: number | undefined
  readonly scenario: string | undefined
  /** Bytes on disk that moments of history may hold. */
  readonly historyBytes: number
  readonly systemNow: () => number
  /** Faults in force, which moments of history keep. */
  readonly faults: SavedFaults
  readonly checkResponses: boolean
  /** Cache of foundings, shared with the other worlds of this process. */
  readonly foundings: Foundings
  /** Origin of the app on a real phone, while one is allowed. */
  readonly handsetOrigin?: () => string | undefined
}

/** Opens or founds the world of a folder and creates everything that runs it. Throws StoreError with one line. */
export async function createRuntime(options: RuntimeOptions, site: Site): Promise<Runtime> {
  const { dataDir, systemNow, seed, members, scenario, foundings, faults } = options
  const startedAt = options.now ?? systemNow()
  let founded: World | undefined
  const found = async (world: World) => {
    const made = await foundings.world({ seed, now: startedAt, members, scenario })
    takeOver(world, made.world)
    founded = made.origin
    return made.file
  }
  const snapshots = await readFormerSnapshots(dataDir)
  const store = await Store.open(dataDir, { ...worldFormat, extraColumns: dueColumns(effectRules) }, found)
  if (founded) foundings.cacheFile(founded, store.folder.rememberOrigin(founded))
  const mode = options.now === undefined ? 'running' : 'frozen'
  const initial = { mode, at: startedAt, since: mode === 'frozen' ? 0 : systemNow(), speed: 1 } as const
  const { clock, saved, damage } = await openClock(dataDir, systemNow, {
    initial: founded ? initial : undefined,
    runUntil: runUntil.read(store.world),
    lastInstant: () => lastInstantOf(store.world),
  })
  const ids = createIds(() => store.world.settings.get(1).seed, site.world)
  const contextAt = (now: number): Context => ({ now, ids, passwords })
  const time = new TimeMachine(store, clock, effectRules, contextAt, runUntil)
  // Created first, because catching up may compact the journal, which must keep the files that moments need.
  const history = new History({ dataDir, mostBytes: options.historyBytes, store, clock, faults, time, snapshots })
  await time.catchUp()
  // Goes with the moments that are forgotten.
  const foundedAt = new WeakMap<Moment, Founding>()
  if (founded) foundedAt.set(history.moments.present, { seed, now: startedAt, members, scenario })
  return {
    dataDir,
    damage: [...store.folder.damage, ...damage],
    store,
    foundings,
    founded: foundedAt,
    clock,
    time,
    history,
    formerLogins: new FormerLogins(store),
    ids,
    passwords,
    readAhead: (read) => inSlices(read(store.world)),
    files: new FolderVault(dataDir, ids),
    checkResponses: options.checkResponses,
    ...addressesOf(site, options.handsetOrigin),
    context: () => contextAt(clock.now()),
    variant: (name: VariantName) => store.world.settings.get(1).variants[name] ?? defaultVariants[name],
    async close(keep = true) {
      await time.stop()
      // Runs when waiting callers have already disconnected.
      await time.inTurn(saved)
      await store.close(keep)
      history.close()
    },
    replaceWorld: (source, make, story) =>
      time.inTurn(async () => {
        const next = await make()
        let moment = 0
        const ready = () => {
          const begun = history.begin({ kind: 'load', subject: source, phone: null, memberId: null }, story ?? null)
          if (next.founding) foundedAt.set(begun, next.founding)
          moment = begun.id
        }
        const setClock = () => {
          clock.moveTo(next.now)
          if (next.pace) clock.resume(next.pace)
        }
        await time.swapWorld(next.world, setClock, { ready, origin: next.origin, replaced: next.replaced })
        // Applies effects that fell due since the world's effects last ran.
        await time.catchUp()
        return { now: clock.now(), moment }
      }),
  }
}

type Addresses = Pick<Runtime, 'port' | 'mailed' | 'isOwnAddress' | 'appOriginOf'>

/** @param handsetOrigin origin of the app on a real phone, while one is allowed */
function addressesOf(site: Site, handsetOrigin: () => string | undefined = () => undefined): Addresses {
  const isOwn = (origin: string) => isAppOrigin(site, origin) || origin === handsetOrigin()
  return {
    port: site.port,
    mailed: (address) => {
      const origin = originOf(`${address}/`)
      if (site.appOrigins.includes(origin)) return address
      const own = origin === handsetOrigin() ? 'http://127.0.0.1' : origin
      return withPortPlaceholder(own) + address.slice(origin.length)
    },
    isOwnAddress: (address) => URL.canParse(address) && isOwn(appOriginIn(address)),
    appOriginOf: (origin, url) => (origin !== undefined && isOwn(origin) ? origin : originOf(url)),
  }
}
