import type { Moment } from '../../../contract/control/history.ts'
import type { StorylineLine } from '../control/queries.ts'
import { startStory } from '../panels/storylines/storyline-actions.ts'
import { attempt } from '../parts/flash.ts'
import { goTo } from '../time/history-actions.ts'
import { formatMoment, momentText } from '../time/moments.ts'
import type { Command } from './command.ts'

/** As many of the latest moments as a person may look for by name. */
const most = 200

/** The stories to begin, and the moments to go to, the latest first. */
export function historyCommands(
  storylines: readonly StorylineLine[],
  moments: readonly Moment[],
  present: number | undefined,
): readonly Command[] {
  return [
    ...storylines.map(({ key, title, text }) => ({
      id: `story-${key}`,
      group: '筋書き',
      title: `筋書き「${title}」を始める`,
      words: `storyline ${key} ${text}`,
      icon: 'book' as const,
      run: () => attempt(() => startStory(key)),
    })),
    ...moments
      .filter(({ id }) => id !== present)
      .slice(-most)
      .toReversed()
      .map((moment) => ({
        id: `moment-${moment.id}`,
        group: '履歴',
        title: `「${momentText(moment)}」（${formatMoment(Date.parse(moment.at))}）へ移る`,
        words: `moment history ${moment.member?.name ?? ''}`,
        icon: 'branch' as const,
        isOneOfMany: true as const,
        run: () => goTo(moment.id),
      })),
  ]
}
