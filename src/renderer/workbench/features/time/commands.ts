import { edges } from '../../../../contract/control/effects.ts'
import { type Command, type CommandRow, inGroup } from '../../hub/commands.ts'
import { moveOpenAtom, store } from '../../hub/state.ts'
import { jump, jumpToEdge, setPace, setTownActivity } from '../../hub/world/clock-actions.ts'
import { edgeLabels } from '../../hub/world/moments.ts'

const durations = [
  ['PT1H', '1時間進める'],
  ['P1D', '24時間進める'],
  ['P7D', '7日進める'],
  ['P31D', '31日進める'],
] as const

/** Moves, runs and rewinds virtual time. */
export const timeCommands = (isTownActive: boolean): readonly Command[] =>
  inGroup('時刻', [
    ...edges.map((edge): CommandRow => [
      `${edgeLabels[edge]}へ進める`,
      `jump ${edge} 移動`,
      'clock',
      () => jumpToEdge(edge),
    ]),
    ...durations.map(([advance, title]): CommandRow => [
      title,
      `jump advance 移動 ${advance}`,
      'clock',
      () => jump({ advance }),
    ]),
    [
      isTownActive ? '町の会員を休ませる' : '町の会員も動かす',
      'town activity living 町 動く 足跡 いいね 返信',
      'users',
      () => setTownActivity(!isTownActive),
    ],
    ['日時を指定して移動…', 'jump date', 'calendar', () => store.set(moveOpenAtom, true)],
    ['時計を止める', 'stop freeze 停止', 'pause', () => setPace('frozen')],
    ['時計を動かす', 'run play 進行 1', 'play', () => setPace(1)],
    ['時計を60×で動かす', 'run play 進行 60', 'play', () => setPace(60)],
    ['時計を3600×で動かす', 'run play 進行 3600', 'play', () => setPace(3600)],
  ])
