import type { Moment } from '../../../../contract/control/history.ts'
import { type Command, inGroup, inLongGroup } from '../../hub/commands.ts'
import { attempt } from '../../hub/control/flash.ts'
import { goTo, redo, saveWorld, undo } from '../../hub/world/history-actions.ts'
import { formatMoment, momentText } from '../../hub/world/moments.ts'

/** Number of latest moments that can be found by name. */
const mostMoments = 200

/** Saves the present world, and goes to moments, the latest first. */
export const historyCommands = (moments: readonly Moment[], present: number | undefined): readonly Command[] => [
  ...inGroup('世界', [['スナップショットを保存', 'snapshot save', 'save', () => attempt(() => saveWorld(''))]]),
  ...inGroup('履歴', [
    ['元に戻す', 'rewind undo 直前', 'undo', undo],
    ['やり直す', 'redo', 'redo', redo],
  ]),
  ...inLongGroup(
    '履歴',
    moments
      .filter(({ id }) => id !== present)
      .slice(-mostMoments)
      .toReversed()
      .map((moment) => [
        `「${momentText(moment)}」（${formatMoment(Date.parse(moment.at))}）へ移る`,
        `moment history ${moment.member?.name ?? ''}`,
        'branch',
        () => goTo(moment.id),
      ]),
  ),
]
