import { defaultVariants, type VariantName } from '../../src/contract/enums/variants.ts'
import { openClock } from '../engine/clock/clock.ts'
import { dueColumns } from '../engine/clock/schedule.ts'
import { TimeMachine } from '../engine/clock/time-machine.ts'
import { inSlices } from '../engine/steps.ts'
import { Store } from '../engine/store/store.ts'
import { takeOver } from '../engine/table/table.ts'
import { type Site, isAppOrigin, originOf } from '../http/guard.ts'
import { createIds, passwords } from '../ids.ts'
import { FolderVault } from '../images/file-vault.ts'
import type { Runtime } from '../runtime.ts'
import { History } from '../tools/history/history.ts'
import { effectRules } from '../town/effect-rules.ts'
import type { Foundings } from '../town/foundings.ts'
import { type Context, settled, lastInstantOf } from '../world/context.ts'
import { worldFormat, type World } from '../world/world.ts'

export interface RuntimeOptions {
  readonly dataDir: string
  /** For a new world: seed, number of members and first instant (frozen there if given). */
  readonly seed: number
  readonly members: number
  readonly now: number | undefined
  readonly scenario: string | undefined
  /** Bytes on disk that moments of history may hold. */
  readonly historyBytes: number
  readonly systemNow: () => number
  readonly checkAnswers: boolean
  /** Cache of foundings, shared with the other worlds of this process. */
  readonly foundings: Foundings
  /** Origin of the app on a real phone, while one is allowed. */
  readonly handsetOrigin?: () => string | undefined
}

/** Opens or founds the world of a folder and creates everything that runs it. Throws StoreError with one line. */
export async function createRuntime(options: RuntimeOptions, site: Site): Promise<Runtime> {
  const { dataDir, systemNow, seed, members, scenario, foundings } = options
  const startedAt = options.now ?? systemNow()
  let founded: World | undefined
  const found = async (world: World) => {
    const made = await foundings.world({ seed, now: startedAt, members, scenario })
    takeOver(world, made.world)
    founded = made.origin
    return made.file
  }
  const store = await Store.open(dataDir, { ...worldFormat, extraColumns: dueColumns(effectRules) }, found)
  if (founded) foundings.keepFile(founded, store.beginAs(founded))
  const mode = options.now === undefined ? 'running' : 'frozen'
  const initial = { mode, at: startedAt, since: mode === 'frozen' ? 0 : systemNow(), speed: 1 } as const
  const { clock, saved, reports } = await openClock(dataDir, systemNow, {
    initial: founded ? initial : undefined,
    settledAt: settled.read(store.world),
    lastInstant: () => lastInstantOf(store.world),
  })
  const ids = createIds(() => store.world.settings.get(1).seed, site.world)
  const contextAt = (now: number): Context => ({ now, ids, passwords })
  const time = new TimeMachine(store, clock, effectRules, contextAt, settled)
  // Created first, because catching up may compact the journal, which must keep the files that moments need.
  const history = new History({ dataDir, mostBytes: options.historyBytes, store, clock, time })
  await time.catchUp()
  const { port } = site
  const { handsetOrigin = () => undefined } = options
  const isOwn = (origin: string) => isAppOrigin(site, origin) || origin === handsetOrigin()
  return {
    dataDir,
    reports: [...store.reports, ...reports],
    store,
    foundings,
    clock,
    time,
    history,
    ids,
    passwords,
    readAhead: (read) => inSlices(read(store.world)),
    files: new FolderVault(dataDir, ids),
    checkAnswers: options.checkAnswers,
    port,
    context: () => contextAt(clock.now()),
    variant: (name: VariantName) => store.world.settings.get(1).variants[name] ?? defaultVariants[name],
    isOwnAddress: (address) => URL.canParse(address) && isOwn(new URL(address).origin),
    appOriginOf: (origin, url) => (origin !== undefined && isOwn(origin) ? origin : originOf(url)),
    async close(keep = true) {
      await time.stop()
      // Runs when waiting callers have already disconnected.
      await time.inTurn(saved)
      await store.close(keep)
      history.close()
    },
    replaceWorld: (source, make, story) =>
      time.inTurn(async () => {
        const { world, now, pace, origin, kept, placed } = await make()
        let checkpoint = 0
        const setClock = () => {
          clock.moveTo(now)
          if (pace) clock.goOn(pace)
        }
        const ready = () => {
          checkpoint = store.checkpointSoon(clock.now()).id
          history.begin({ kind: 'load', subject: source, phone: null, memberId: null }, story ?? null)
        }
        await time.putInPlace(world, setClock, { ready, origin, kept, placed })
        // Applies effects that fell due between the world's settled instant and now.
        await time.catchUp()
        return { now: clock.now(), checkpoint }
      }),
  }
}
