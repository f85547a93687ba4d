import type { Scenario } from '../../../../contract/control/world.ts'
import { textsIn } from '../../../../contract/rules/language.ts'
import { type Command, inGroup } from '../../hub/commands.ts'
import { attempt } from '../../hub/control/flash.ts'
import { currentLanguage } from '../../hub/language.ts'
import { resetWorld } from '../../hub/world/world-actions.ts'
import { personasCopy } from './copy.ts'

/** Founds the world of a scenario. */
export const scenarioCommands = (scenarios: readonly Scenario[]): readonly Command[] =>
  inGroup('scenarios', personasCopy, ({ command }) =>
    scenarios.map((scenario) => [
      command.startScenario(textsIn(currentLanguage(), scenario).title),
      `scenario reset ${scenario.key} ${scenario.title} ${scenario.text} ${scenario.en?.title ?? ''} ${scenario.en?.text ?? ''}`,
      'flag',
      () => attempt(() => resetWorld({ scenario: scenario.key })),
    ]),
  )
