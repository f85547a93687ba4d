import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type FoundingOptions, townOf } from '../founding.ts'
import type { Runtime } from '../runtime.ts'
import { Backend } from '../tools/proxy/backend.ts'
import { withoutMissing } from '../world/without-missing.ts'
import { openWorld, type WorldContext } from './open-world.ts'
import type { ServerOptions } from './server-options.ts'

interface ParallelWorld {
  readonly name: string
  /** Origin for programs. */
  readonly door: string
  readonly founding: FoundingOptions
}

/** Opens a world beside the first, in a folder of its own. Seed and size are those of the first unless given. */
export async function openParallelWorld(
  { name, door, founding }: ParallelWorld,
  first: Runtime,
  options: ServerOptions,
  { site, ...shared }: Omit<WorldContext, 'backend'>,
) {
  const asFirst = { ...townOf(first.store.world), now: options.now }
  const dataDir = join(worldsIn(options.dataDir), name)
  const opened = await openWorld(
    { ...options, ...asFirst, ...withoutMissing(founding), scenario: founding.scenario, capsule: undefined, dataDir },
    {
      ...shared,
      site: { port: site.port, appOrigins: [...site.appOrigins, door], world: name },
      backend: new Backend(undefined),
    },
  )
  const close = async () => {
    await opened.close(false)
    await rm(dataDir, { recursive: true, force: true })
  }
  return { ...opened, close }
}

/** Removes the folders of all worlds beside the first. */
export async function removeParallelWorlds(dataDir: string): Promise<void> {
  await rm(worldsIn(dataDir), { recursive: true, force: true })
}

const worldsIn = (dataDir: string) => join(dataDir, 'worlds')
