import type { WorldFormat } from '../engine/store/world-format.ts'
import { brokenReferences } from './references.ts'
import { createWorld, type World } from './world.ts'

/** Format of stored worlds. A test of the store fails when a change lacks a new version. */
export const worldFormat: WorldFormat<World> = {
  name: 'yoimachi',
  create: createWorld,
  version: 1,
  migrations: {},
  indexVersion: 2,
  extraColumns: {},
  faultsOf: brokenReferences,
}
