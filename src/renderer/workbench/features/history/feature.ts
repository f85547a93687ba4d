import type { Moment } from '../../../../contract/control/history/moments.ts'
import { type Command, inGroup, inLongGroup } from '../../hub/commands.ts'
import { useMockQuery } from '../../hub/control/backend-queries.ts'
import { attempt } from '../../hub/control/flash.ts'
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
    [command.saveSnapshot, '', 'save', () => attempt(() => saveWorld(''))],
  ]),
  ...inGroup('history', historyCopy, ({ command }) => [
    [command.undo, command.undoSearch, 'undo', undo],
    [command.redo, '', 'redo', redo],
  ]),
  ...inLongGroup('history', historyCopy, ({ command }) =>
    moments
      .filter(({ id }) => id !== present)
      .slice(-mostMoments)
      .toReversed()
      .map((moment) => [
        command.goTo(momentText(moment), formatMoment(Date.parse(moment.at))),
        `moment history ${moment.member?.name ?? ''}`,
        'branch',
        () => goTo(moment.id),
      ]),
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
