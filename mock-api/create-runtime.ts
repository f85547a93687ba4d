import { defaultVariants } from '../src/contract/enums/variants.ts'
import { openClock } from './engine/clock/clock-file.ts'
import type { ClockState } from './engine/clock/clock.ts'
import { dueColumns } from './engine/clock/due-columns.ts'
import { TimeMachine } from './engine/clock/time-machine.ts'
import { inSlices } from './engine/steps.ts'
import { Store } from './engine/store/store.ts'
import { takeOver } from './engine/table/tables.ts'
import type { Founding } from './founding.ts'
import { FormerLogins } from './history/former-logins.ts'
import { type FormerSnapshot, readFormerSnapshots } from './history/former-snapshots.ts'
import { History } from './history/history.ts'
import type { Moment } from './history/moment-tree.ts'
import type { SavedFaults } from './history/stage.ts'
import { appAddresses } from './http/app-addresses.ts'
import type { Site } from './http/site.ts'
import { FolderVault } from './images/file-vault.ts'
import { replaceWorld } from './replace-world.ts'
import type { Runtime } from './runtime.ts'
import { effectRules } from './town/effect-rules.ts'
import type { Foundings } from './town/foundings.ts'
import type { Context } from './world/context.ts'
import { runUntil } from './world/effect-rule.ts'
import { createIds } from './world/ids.ts'
import { lastInstantOf } from './world/last-instant.ts'
import { passwords } from './world/passwords.ts'
import { worldFormat } from './world/world-version.ts'
import type { World } from './world/world.ts'

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
  const { dataDir, systemNow, foundings, seed, members, scenario } = options
  const founding = { seed, members, scenario, now: options.now ?? systemNow() }
  const snapshots = await readFormerSnapshots(dataDir)
  const { store, isFounded } = await openOrFound(dataDir, foundings, founding)
  try {
    return await runWorld(store, { options, site, snapshots, founding: isFounded ? founding : undefined })
  } catch (cause) {
    // Another start may use the folder once the reason is repaired.
    await store.close(false).catch(() => {})
    throw cause
  }
}

interface OpenedFolder {
  readonly options: RuntimeOptions
  readonly site: Site
  readonly snapshots: readonly FormerSnapshot[]
  /** How its world was founded in this start; undefined for an older world. */
  readonly founding: Founding | undefined
}

/** Creates everything that runs an opened world. Throws StoreError with one line. */
async function runWorld(store: Store<World>, { options, site, snapshots, founding }: OpenedFolder): Promise<Runtime> {
  const { dataDir, systemNow, foundings, faults } = options
  const { clock, saved, damage } = await openClock(dataDir, systemNow, {
    initial: founding && initialClock(founding, options),
    runUntil: runUntil.read(store.world),
    lastInstant: () => lastInstantOf(store.world),
  })
  const ids = createIds(() => store.world.settings.get(1).seed, site.world)
  const contextAt = (now: number): Context => ({ now, ids, passwords })
  const time = new TimeMachine(store, clock, effectRules, contextAt, runUntil)
  // Created first, because catching up may compact the journal, which must keep the files that moments need.
  const history = new History({ dataDir, mostBytes: options.historyBytes, store, clock, faults, time, snapshots })
  await time.catchUp().catch((cause: unknown) => {
    history.close()
    throw cause
  })
  const saveClock = () => {
    clock.saveNow()
    return saved()
  }
  // Goes with the moments that are forgotten.
  const founded = new WeakMap<Moment, Founding>()
  if (founding) founded.set(history.moments.present, founding)
  return {
    dataDir,
    damage: [...store.folder.damage, ...damage, ...history.damage],
    store,
    foundings,
    founded,
    clock,
    time,
    history,
    formerLogins: new FormerLogins(store),
    ids,
    passwords,
    readAhead: (read) => inSlices(read(store.world)),
    files: new FolderVault(dataDir, ids),
    checkResponses: options.checkResponses,
    ...appAddresses(site, options.handsetOrigin),
    context: () => contextAt(clock.now()),
    variant: (name) => store.world.settings.get(1).variants[name] ?? defaultVariants[name],
    async close(keep = true) {
      await time.close()
      await time.inTurn(saveClock)
      await store.close(keep).finally(() => history.close())
    },
    replaceWorld: (source, make, story = null) =>
      time.inTurn(async () => replaceWorld({ time, clock, history, founded }, source, await make(), story)),
  }
}

/** State of the clock of a founded world: it has run since the instant of the founding, unless that was given. */
function initialClock({ now: at }: Founding, { now }: RuntimeOptions): ClockState {
  return now === undefined ? { mode: 'running', at, since: at, speed: 1 } : { mode: 'frozen', at, since: 0, speed: 1 }
}

/** Opens the world of a folder; an empty folder gets a founded one. */
async function openOrFound(dataDir: string, foundings: Foundings, founding: Founding) {
  let origin: World | undefined
  const store = await Store.open(dataDir, { ...worldFormat, extraColumns: dueColumns(effectRules) }, async (world) => {
    const made = await foundings.world(founding)
    takeOver(world, made.world)
    origin = made.origin
    return made.file
  })
  if (origin) foundings.cacheFile(origin, store.folder.rememberOrigin(origin))
  return { store, isFounded: origin !== undefined }
}
