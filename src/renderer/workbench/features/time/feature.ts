import { edges } from '../../../../contract/control/effects.ts'
import { type Command, type CommandRow, inGroup } from '../../hub/commands.ts'
import { useMockQuery } from '../../hub/control/backend-queries.ts'
import { clockQuery } from '../../hub/control/clock-query.ts'
import { type Feature, lazyPanel } from '../../hub/feature.ts'
import { currentCopy, inBoth } from '../../hub/language.ts'
import { store } from '../../hub/state.ts'
import { worldCopy } from '../../hub/world/copy.ts'
import { setPace, setTownActivity, togglePace } from './clock-actions.ts'
import { timeCopy } from './copy.ts'
import { jump, jumpToEdge } from './jump.ts'
import { moveOpenAtom } from './move-popup.tsx'
import { PhoneEdges } from './phone-edges.tsx'
import { TimeBar } from './time-bar.tsx'

const durations = ['PT1H', 'P1D', 'P7D', 'P31D'] as const
const fastSpeeds = [60, 3600]

/** Moves, runs and rewinds virtual time. */
export const timeCommands = (isTownActive: boolean): readonly Command[] =>
  inGroup('time', timeCopy, ({ command }) => [
    ...edges.map((edge): CommandRow => [
      command.jumpTo(currentCopy(worldCopy).edges[edge]),
      `${command.jumpSearch} ${edge} ${inBoth(worldCopy, (words) => words.edges[edge])}`,
      'clock',
      () => jumpToEdge(edge),
    ]),
    ...durations.map((advance): CommandRow => [
      command.advance[advance],
      `${command.jumpSearch} ${advance}`,
      'clock',
      () => jump({ advance }),
    ]),
    [command.town(isTownActive), command.townSearch, 'users', () => setTownActivity(!isTownActive)],
    [command.moveToDate, command.jumpSearch, 'calendar', () => store.set(moveOpenAtom, true)],
    [command.stop, command.stopSearch, 'pause', () => setPace('frozen')],
    [command.run, command.runSearch, 'play', () => setPace(1)],
    ...fastSpeeds.map((speed): CommandRow => [command.runFast(speed), command.runSearch, 'play', () => setPace(speed)]),
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
