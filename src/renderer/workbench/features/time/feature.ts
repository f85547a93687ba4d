import { edges } from '../../../../contract/control/effects.ts'
import { type Command, type CommandRow, inGroup } from '../../hub/commands.ts'
import { useMockQuery } from '../../hub/control/backend-queries.ts'
import { clockQuery } from '../../hub/control/clock-query.ts'
import { type Feature, lazyPanel } from '../../hub/feature.ts'
import { currentCopy, inBoth } from '../../hub/language.ts'
import { moveOpenAtom, store } from '../../hub/state.ts'
import { worldCopy } from '../../hub/world/copy.ts'
import { setPace, setTownActivity, togglePace } from './clock-actions.ts'
import { timeCopy } from './copy.ts'
import { jump, jumpToEdge } from './jump.ts'
import { PhoneEdges } from './phone-edges.tsx'
import { TimeBar } from './time-bar.tsx'

const durations = ['PT1H', 'P1D', 'P7D', 'P31D'] as const
const speeds = [1, 60, 3600]

/** Moves, runs and rewinds virtual time. */
export const timeCommands = (isTownOn: boolean): readonly Command[] =>
  inGroup('time', timeCopy, ({ command: words }) => [
    ...edges.map((edge): CommandRow => ({
      title: words.jumpTo(currentCopy(worldCopy).edges[edge]),
      search: `${words.jumpSearch} ${edge} ${inBoth(worldCopy, ({ edges: names }) => names[edge])}`,
      icon: 'clock',
      run: () => jumpToEdge(edge),
    })),
    ...durations.map((advance): CommandRow => ({
      title: words.advance[advance],
      search: `${words.jumpSearch} ${advance}`,
      icon: 'clock',
      run: () => jump({ advance }),
    })),
    { title: words.town(isTownOn), search: words.townSearch, icon: 'users', run: () => setTownActivity(!isTownOn) },
    { title: words.moveToDate, search: words.jumpSearch, icon: 'calendar', run: () => store.set(moveOpenAtom, true) },
    { title: words.stop, search: words.stopSearch, icon: 'pause', run: () => setPace('frozen') },
    ...speeds.map((speed): CommandRow => ({
      title: speed === 1 ? words.run : words.runFast(speed),
      search: words.runSearch,
      icon: 'play',
      run: () => setPace(speed),
    })),
  ])

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
