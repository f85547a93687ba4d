import { useMockQuery } from '../../hub/control/backend-queries.ts'
import { attempt } from '../../hub/control/flash.ts'
import { scenariosQuery } from '../../hub/control/queries.ts'
import { type Feature, lazyPanel } from '../../hub/feature.ts'
import { resetWorld } from '../../hub/world/world-actions.ts'
import { scenarioCommands } from './commands.ts'
import { personasCopy } from './copy.ts'

export const personas: Feature = {
  key: 'personas',
  mockOnly: true,
  panel: {
    copy: personasCopy,
    icon: 'users',
    group: 'show',
    ...lazyPanel(async () => (await import('./personas-panel.tsx')).PersonasPanel),
  },
  useCommands: () => scenarioCommands(useMockQuery(scenariosQuery).data ?? []),
  open: { scenario: ({ key }) => attempt(() => resetWorld({ scenario: key })) },
}
