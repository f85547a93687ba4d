import { drawNoMatchReason } from '../meetings/no-match-reasons.ts'
import { days, hours } from '../personas/persona.ts'
import { Scenes } from '../personas/scenes.ts'
import type { ScenarioPlan, Stage } from './scenario.ts'

/** Two holds of the woman end in three and in seven hours (D-11). */
export const holdEnding: ScenarioPlan = {
  arrange(stage) {
    const scenes = scenesOf(stage, 'woman', 'hold-ending')
    for (const left of [hours(3), hours(7)]) {
      scenes.with(days(7) + hours(6), 'auto', (story) => story.hold(scenes.ago(days(7) - left)))
    }
  },
}

/** Fifteen more conversations of the woman, each of several evenings, most of them with lines she has not read. */
export const busyChat: ScenarioPlan = {
  arrange(stage) {
    const scenes = scenesOf(stage, 'woman', 'busy-chat')
    for (let number = 0; number < 15; number += 1) {
      scenes.with(days(55 - number), number % 3 === 0 ? 'likes me' : 'auto', (story) => {
        scenes.matched(story, days(54 - number))
        for (let evening = 0; evening < 8 - (number % 5); evening += 1) scenes.talk(story)
        if (number % 4 !== 3) scenes.unread(story, '昨夜は月がきれいでした。', 'ご覧になれましたか。')
      })
    }
  },
}

/** Twelve no-matches that the premium woman may choose again, and two dissolved ones that she may not (D-25). */
export const premiumRedo: ScenarioPlan = {
  arrange(stage) {
    const scenes = scenesOf(stage, 'woman-premium', 'premium-redo')
    const faker = stage.town.stream('premium-redo reasons')
    for (let number = 0; number < 12; number += 1) {
      scenes.with(days(40 - 3 * number), 'auto', (story) => {
        story.decline(scenes.ago(days(39 - 3 * number)), drawNoMatchReason(faker))
      })
    }
    for (const age of [50, 45]) {
      scenes.with(days(age), 'auto', (story) => {
        story.choose(scenes.ago(days(age - 1)))
        scenes.talk(story)
        story.dissolve(scenes.ago(days(age - 8)), scenes.me)
      })
    }
  },
}

function scenesOf({ town, cast, neighbours }: Stage, key: 'woman' | 'woman-premium', label: string): Scenes {
  return new Scenes(town, cast[key], neighbours(cast[key], label), label)
}
