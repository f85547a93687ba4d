import { farewellDeck } from '../meetings/chats.ts'
import type { Person } from '../people/person.ts'
import { receiveFirstReply } from './every-status.ts'
import { days, hours } from './persona.ts'
import type { Scenes } from './scenes.ts'

/** The persona `woman`: three pages of lists, every kind of ending, chats at every stage, the persona `man` among them. */
export function planWorldOfWoman(scenes: Scenes, man: Person): void {
  planMatches(scenes)
  planReviewed(scenes)
  planEndings(scenes)
  planOpen(scenes)
  const story = scenes.begin(man, days(5), 'auto')
  scenes.matched(story, days(4))
  scenes.unread(story, 'お会いできる日を、少しずつ相談できたらうれしいです。')
}

function planMatches(scenes: Scenes): void {
  // The reply window of this one is still closed, that of the next opens within hours (D-12).
  scenes.with(hours(9), 'auto', (story) => story.choose(scenes.ago(hours(2))))
  scenes.with(hours(30), 'likes me', (story) => scenes.matched(story, hours(20), 1))
  scenes.with(days(8), 'liked by me', (story) => {
    scenes.matched(story, days(7), 3)
    scenes.unread(
      story,
      'お仕事、おつかれさまです。',
      'お時間のあるときに、お返事をいただけたらうれしいです。',
    )
  })
  scenes.with(days(16), 'manual', (story) => {
    scenes.matched(story, days(15))
    scenes.talk(story)
    receiveFirstReply(story)
  })
  scenes.introduced(days(6), (story) => scenes.talk(story))
}

function planReviewed(scenes: Scenes): void {
  scenes.with(days(52), 'auto', (story) => {
    scenes.matched(story, days(51))
    scenes.reviewed(story, 3)
  })
  scenes.with(days(38), 'likes me', (story) => {
    scenes.matched(story, days(37))
    scenes.reviewed(story)
  })
  scenes.with(days(30), 'liked by me', (story) => {
    scenes.matched(story, days(29), 5)
    scenes.reviewed(story)
    scenes.talk(story)
  })
}

function planEndings(scenes: Scenes): void {
  scenes.with(days(33), 'auto', (story) =>
    story.decline(scenes.ago(days(32)), 'NG体型：痩せ型、マッチョ 身長下限：165cm'),
  )
  scenes.with(days(21), 'likes me', (story) => story.decline(scenes.ago(days(19)), '好みが合わない'))
  scenes.with(days(13), 'auto', (story) => {
    story.hold(scenes.ago(days(12)))
  })
  scenes.with(days(11), 'auto', (story) => {
    story.choose(scenes.ago(days(10)))
    story.missReply(scenes.ago(days(8)))
  })
  scenes.with(days(45), 'auto', (story) => {
    story.choose(scenes.ago(days(44)))
    scenes.talk(story, farewellDeck)
    story.dissolve(scenes.ago(days(39)), scenes.me)
  })
}

function planOpen(scenes: Scenes): void {
  scenes.with(days(7), 'auto', (story) => story.hold(scenes.ago(days(6) + hours(4))))
  scenes.with(days(3), 'auto', (story) => story.hold(scenes.ago(days(2))))
  scenes.with(hours(31), 'manual')
  scenes.with(hours(5), 'auto')
  for (const age of [days(4), hours(28), hours(3)]) {
    scenes.with(age, 'likes me', (story) => {
      if (age > days(3)) story.seeLike(scenes.ago(age - days(1)))
    })
  }
  scenes.with(days(9), 'liked by me')
  scenes.with(hours(26), 'liked by me')
}
