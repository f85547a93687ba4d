import type { Scenario } from '../../../../contract/control/world.ts'
import { type Command, inGroup } from '../../hub/commands.ts'
import { attempt } from '../../hub/control/flash.ts'
import { resetWorld } from '../../hub/world/world-actions.ts'
import { personasCopy } from './copy.ts'

/** Founds the world of a scenario. */
export const scenarioCommands = (scenarios: readonly Scenario[]): readonly Command[] =>
  inGroup(
    'scenarios',
    personasCopy,
    scenarios.map(({ key, title, text }) => [
      ({ command }) => command.startScenario(title),
      `scenario reset ${key} ${text}`,
      'flag',
      () => attempt(() => resetWorld({ scenario: key })),
    ]),
  )
