import { historyQuery, useMockQuery } from '../../hub/control/queries.ts'
import { type Feature, lazyPanel } from '../../hub/feature.ts'
import { undo } from '../../hub/world/history-actions.ts'
import { historyCommands } from './commands.ts'

export const history: Feature = {
  key: 'history',
  mockOnly: true,
  panel: {
    title: '履歴と保存',
    english: 'History and Files',
    icon: 'branch',
    group: '調べる',
    words:
      'history undo redo branch 枝 元に戻す やり直す snapshots capsules スナップショット カプセル 復元 戻れる時点 不具合',
    ...lazyPanel(async () => (await import('./history-panel.tsx')).HistoryPanel),
  },
  useCommands() {
    const { data } = useMockQuery(historyQuery)
    return historyCommands(data?.moments ?? [], data?.present)
  },
  menu: { rewind: undo },
}
