import type { Scenario } from '../../../../contract/control/world.ts'
import { type Command, inGroup } from '../../hub/commands.ts'
import { attempt } from '../../hub/control/flash.ts'
import { resetWorld } from '../../hub/world/world-actions.ts'

/** Founds the world of a scenario. */
export const scenarioCommands = (scenarios: readonly Scenario[]): readonly Command[] =>
  inGroup(
    'シナリオ',
    scenarios.map(({ key, title, text }) => [
      `シナリオ「${title}」を始める`,
      `scenario reset ${key} ${text}`,
      'flag',
      () => attempt(() => resetWorld({ scenario: key })),
    ]),
  )
