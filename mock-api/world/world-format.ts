import type { WorldFormat } from '../engine/store/world-format.ts'
import { brokenReferences } from './references.ts'
import { createWorld, type World } from './world.ts'

/** How worlds of this service are kept. A test of the store notices when a version was forgotten. */
export const worldFormat: WorldFormat<World> = {
  name: 'yoimachi',
  create: createWorld,
  version: 1,
  migrations: {},
  indexVersion: 2,
  extraColumns: {},
  faultsOf: brokenReferences,
}
