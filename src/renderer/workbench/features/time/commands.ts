import { edges } from '../../../../contract/control/effects.ts'
import { type Command, type CommandRow, inGroup } from '../../hub/commands.ts'
import { currentCopy, inBoth } from '../../hub/language.ts'
import { moveOpenAtom, store } from '../../hub/state.ts'
import { worldCopy } from '../../hub/world/copy.ts'
import { jump, jumpToEdge, setPace, setTownActivity } from './clock-actions.ts'
import { timeCopy } from './copy.ts'

type Row = CommandRow<typeof timeCopy.ja>

const durations = ['PT1H', 'P1D', 'P7D', 'P31D'] as const
const fastSpeeds = [60, 3600]

/** Moves, runs and rewinds virtual time. */
export const timeCommands = (isTownActive: boolean): readonly Command[] =>
  inGroup('time', timeCopy, [
    ...edges.map((edge): Row => [
      ({ command }) => command.jumpTo(currentCopy(worldCopy).edges[edge]),
      ({ command }) => `${command.jumpSearch} ${edge} ${inBoth(worldCopy, (words) => words.edges[edge])}`,
      'clock',
      () => jumpToEdge(edge),
    ]),
    ...durations.map((advance): Row => [
      ({ command }) => command.advance[advance],
      ({ command }) => `${command.jumpSearch} ${advance}`,
      'clock',
      () => jump({ advance }),
    ]),
    [
      ({ command }) => command.town(isTownActive),
      ({ command }) => command.townSearch,
      'users',
      () => setTownActivity(!isTownActive),
    ],
    [
      ({ command }) => command.moveToDate,
      ({ command }) => command.jumpSearch,
      'calendar',
      () => store.set(moveOpenAtom, true),
    ],
    [({ command }) => command.stop, ({ command }) => command.stopSearch, 'pause', () => setPace('frozen')],
    [({ command }) => command.run, ({ command }) => command.runSearch, 'play', () => setPace(1)],
    ...fastSpeeds.map((speed): Row => [
      ({ command }) => command.runFast(speed),
      ({ command }) => command.runSearch,
      'play',
      () => setPace(speed),
    ]),
  ])
