import { farewellDeck } from '../town/chats.ts'
import type { Person } from '../town/person.ts'
import { choose, decline, dissolve, hold, letHoldEnd, receiveReply } from '../town/story.ts'
import { days, hours } from './persona.ts'
import type { Scenes } from './scenes.ts'

/** The persona `woman`: three pages of lists, every kind of ending, chats at every stage, the persona `man` among them. */
export function tellWorldOfWoman(scenes: Scenes, man: Person): void {
  tellMatches(scenes)
  tellReviewed(scenes)
  tellEndings(scenes)
  tellOpen(scenes)
  const story = scenes.begin(man, days(5), 'auto')
  scenes.matched(story, days(4))
  scenes.unread(story, 'お会いできる日を、少しずつ相談できたらうれしいです。')
}

function tellMatches(scenes: Scenes): void {
  // The reply window of this one is still closed, that of the next opens within hours (D-12).
  scenes.with(hours(9), 'auto', (story) => choose(story, scenes.ago(hours(2))))
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
    receiveReply(story, story.lines[1]?.createdAt ?? story.statusAt)
  })
  scenes.introduced(days(6), (story) => scenes.talk(story))
}

function tellReviewed(scenes: Scenes): void {
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

function tellEndings(scenes: Scenes): void {
  scenes.with(days(33), 'auto', (story) =>
    decline(story, scenes.ago(days(32)), 'NG体型：痩せ型、マッチョ 身長下限：165cm'),
  )
  scenes.with(days(21), 'likes me', (story) => decline(story, scenes.ago(days(19)), '好みが合わない'))
  scenes.with(days(13), 'auto', (story) => {
    hold(story, scenes.ago(days(12)))
    letHoldEnd(story)
  })
  scenes.with(days(11), 'auto', (story) => {
    choose(story, scenes.ago(days(10)))
    decline(story, scenes.ago(days(8)), '')
  })
  scenes.with(days(45), 'auto', (story) => {
    choose(story, scenes.ago(days(44)))
    scenes.talk(story, farewellDeck)
    dissolve(story, scenes.ago(days(39)), scenes.me)
  })
}

function tellOpen(scenes: Scenes): void {
  scenes.with(days(7), 'auto', (story) => hold(story, scenes.ago(days(6) + hours(4))))
  scenes.with(days(3), 'auto', (story) => hold(story, scenes.ago(days(2))))
  scenes.with(hours(31), 'manual')
  scenes.with(hours(5), 'auto')
  for (const age of [days(4), hours(28), hours(3)]) {
    scenes.with(age, 'likes me', (story) => void (story.likeSeen = age > days(3)))
  }
  scenes.with(days(9), 'liked by me')
  scenes.with(hours(26), 'liked by me')
}
