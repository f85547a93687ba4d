import type { Settings } from '../../../mock-api/world/records/settings.ts'
import { createWorld, type World } from '../../../mock-api/world/world.ts'
import { testNow } from './a-context.ts'

/** An empty world with its settings record, which every rule expects. */
export function aWorld(settings: Partial<Omit<Settings, 'id'>> = {}): World {
  const world = createWorld()
  world.settings.put({
    id: 1,
    seed: 1,
    scenario: null,
    startedAt: testNow,
    settledAt: testNow,
    variants: {},
    testPlan: false,
    nextDocument: null,
    ...settings,
  })
  return world
}
