import { useMockQuery } from '../../hub/control/backend-queries.ts'
import { historyQuery } from '../../hub/control/queries.ts'
import { type Feature, lazyPanel } from '../../hub/feature.ts'
import { undo } from '../../hub/world/history-actions.ts'
import { historyCommands } from './commands.ts'
import { historyCopy } from './copy.ts'

export const history: Feature = {
  key: 'history',
  mockOnly: true,
  panel: lazyPanel(historyCopy, 'branch', 'study', async () => (await import('./history-panel.tsx')).HistoryPanel),
  useCommands() {
    const { data } = useMockQuery(historyQuery)
    return historyCommands(data?.moments ?? [], data?.present)
  },
  menu: { rewind: undo },
}
