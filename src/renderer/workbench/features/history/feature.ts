import type { Moment } from '../../../../contract/control/history/moments.ts'
import { type Command, inGroup, inLongGroup } from '../../hub/commands.ts'
import { attempt } from '../../hub/control/attempt.ts'
import { useMockQuery } from '../../hub/control/backend-queries.ts'
import { historyQuery } from '../../hub/control/queries.ts'
import { formatMoment } from '../../hub/dates.ts'
import { type Feature, lazyPanel } from '../../hub/feature.ts'
import { undo, goTo, redo, saveWorld } from '../../hub/world/history-actions.ts'
import { momentText } from '../../hub/world/moment-text.ts'
import { historyCopy } from './copy.ts'

/** Number of latest moments that can be found by name. */
const mostMoments = 200

/** Saves the present world, and goes to moments, the latest first. */
export const historyCommands = (moments: readonly Moment[], present: number | undefined): readonly Command[] => [
  ...inGroup('world', historyCopy, ({ command }) => [
    { title: command.saveSnapshot, icon: 'save', run: () => attempt(() => saveWorld('')) },
  ]),
  ...inGroup('history', historyCopy, ({ command }) => [
    { title: command.undo, search: command.undoSearch, icon: 'undo', run: undo },
    { title: command.redo, icon: 'redo', run: redo },
  ]),
  ...inLongGroup('history', historyCopy, ({ command }) =>
    moments
      .filter(({ id }) => id !== present)
      .slice(-mostMoments)
      .toReversed()
      .map((moment) => ({
        title: command.goTo(momentText(moment), formatMoment(Date.parse(moment.at))),
        search: `moment history ${moment.member?.name ?? ''}`,
        icon: 'branch',
        run: () => goTo(moment.id),
      })),
  ),
]

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
