import type { Scenario } from '../../../../contract/control/worlds/founding.ts'
import { textsIn } from '../../../../contract/rules/language.ts'
import { type Command, inGroup } from '../../hub/commands.ts'
import { attempt } from '../../hub/control/attempt.ts'
import { useMockQuery } from '../../hub/control/backend-queries.ts'
import { scenariosQuery } from '../../hub/control/queries.ts'
import { type Feature, lazyPanel } from '../../hub/feature.ts'
import { currentLanguage } from '../../hub/language.ts'
import { resetWorld } from '../../hub/world/world-actions.ts'
import { personasCopy } from './copy.ts'

const found = (scenario: string) => attempt(() => resetWorld({ scenario }))

/** Founds the world of a scenario. */
export const scenarioCommands = (scenarios: readonly Scenario[]): readonly Command[] =>
  inGroup('scenarios', personasCopy, ({ command }) =>
    scenarios.map((scenario) => ({
      title: command.startScenario(textsIn(currentLanguage(), scenario).title),
      search: `scenario reset ${scenario.key} ${scenario.title} ${scenario.text} ${scenario.en?.title ?? ''} ${scenario.en?.text ?? ''}`,
      icon: 'flag',
      run: () => found(scenario.key),
    })),
  )

export const personas: Feature = {
  key: 'personas',
  mockOnly: true,
  panel: lazyPanel(personasCopy, 'users', 'show', async () => (await import('./personas-panel.tsx')).PersonasPanel),
  useCommands: () => scenarioCommands(useMockQuery(scenariosQuery).data ?? []),
  open: { scenario: ({ key }) => found(key) },
}
