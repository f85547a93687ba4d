import { drawNoMatchReason } from '../meetings/no-match-reasons.ts'
import { PersonaStories } from '../personas/persona-stories.ts'
import { days, hours } from '../personas/persona.ts'
import type { ScenarioPlan, Stage } from './scenario.ts'

/** Two holds of the woman end in three and in seven hours (D-11). */
export const holdEnding: ScenarioPlan = {
  arrange(stage) {
    const stories = storiesOf(stage, 'woman', 'hold-ending')
    for (const left of [hours(3), hours(7)]) {
      stories.with(days(7) + hours(6), 'auto', (story) => story.hold(stories.ago(days(7) - left)))
    }
  },
}

/** Fifteen more conversations of the woman, each of several evenings, most of them with lines she has not read. */
export const busyChat: ScenarioPlan = {
  arrange(stage) {
    const stories = storiesOf(stage, 'woman', 'busy-chat')
    for (let number = 0; number < 15; number += 1) {
      stories.with(days(55 - number), number % 3 === 0 ? 'likes me' : 'auto', (story) => {
        stories.matched(story, days(54 - number))
        for (let evening = 0; evening < 8 - (number % 5); evening += 1) stories.talk(story)
        if (number % 4 !== 3) stories.unread(story, '昨夜は月がきれいでした。', 'ご覧になれましたか。')
      })
    }
  },
}

/** Twelve no-matches that the premium woman may choose again, and two dissolved ones that she may not (D-25). */
export const premiumRedo: ScenarioPlan = {
  arrange(stage) {
    const stories = storiesOf(stage, 'woman-premium', 'premium-redo')
    const faker = stage.town.stream('premium-redo reasons')
    for (let number = 0; number < 12; number += 1) {
      stories.with(days(40 - 3 * number), 'auto', (story) => {
        story.decline(stories.ago(days(39 - 3 * number)), drawNoMatchReason(faker))
      })
    }
    for (const age of [50, 45]) {
      stories.with(days(age), 'auto', (story) => {
        story.choose(stories.ago(days(age - 1)))
        stories.talk(story)
        story.dissolve(stories.ago(days(age - 8)), stories.me)
      })
    }
  },
}

function storiesOf(
  { town, cast, neighbours }: Stage,
  key: 'woman' | 'woman-premium',
  label: string,
): PersonaStories {
  return new PersonaStories(town, cast[key], neighbours(cast[key], label), label)
}
