import { useMockQuery } from '../../hub/control/backend-queries.ts'
import { clockQuery } from '../../hub/control/clock-query.ts'
import { type Feature, lazyPanel } from '../../hub/feature.ts'
import { jump, togglePace } from './clock-actions.ts'
import { timeCommands } from './commands.ts'
import { timeCopy } from './copy.ts'
import { PhoneEdges } from './phone-edges.tsx'
import { TimeBar } from './time-bar.tsx'

export const time: Feature = {
  key: 'time',
  mockOnly: true,
  panel: lazyPanel(timeCopy, 'clock', 'show', async () => (await import('./time-panel.tsx')).TimePanel),
  useCommands: () => timeCommands(useMockQuery(clockQuery).data?.townActivity ?? false),
  slots: { top: TimeBar, phoneHead: PhoneEdges },
  menu: {
    'clock-toggle': togglePace,
    'jump-next-reset': () => jump({ edge: 'next-reset' }),
    'jump-one-day': () => jump({ advance: 'P1D' }),
  },
}
