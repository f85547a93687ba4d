import { farewellDeck } from '../meetings/decks.ts'
import type { PersonaStories } from './persona-stories.ts'
import { days, hours } from './persona.ts'
import { receiveFirstReply } from './special-cases.ts'

/** The persona `man`; his match with the persona `woman` is told in hers. */
export function planWorldOfMan(stories: PersonaStories): void {
  planMatches(stories)
  stories.with(days(24), 'auto', (story) => story.decline(stories.ago(days(23)), 'タイプではない（雰囲気・好み）'))
  stories.with(days(14), 'likes me', (story) => story.decline(stories.ago(days(13)), ''))
  stories.with(days(58), 'auto', (story) => {
    story.choose(stories.ago(days(57)))
    stories.talk(story, farewellDeck)
    story.dissolve(stories.ago(days(50)), story.woman)
  })
  stories.with(days(2), 'auto', (story) => story.hold(stories.ago(days(1))))
  stories.with(hours(8), 'auto')
  stories.with(days(5), 'liked by me')
  stories.with(hours(27), 'liked by me')
  for (const age of [days(6), hours(29), hours(4)]) {
    stories.with(age, 'likes me', (story) => {
      if (age > days(3)) story.seeLike(stories.ago(age - days(1)))
    })
  }
}

function planMatches(stories: PersonaStories): void {
  // She has not written yet: his input waits (D-27).
  stories.with(hours(26), 'liked by me', (story) => story.choose(stories.ago(hours(6))))
  stories.with(days(3), 'auto', (story) => {
    stories.matched(story, days(2), 2)
    stories.unread(story, 'お返事をありがとうございます。夜にゆっくり読ませていただきますね。')
  })
  stories.with(days(9), 'auto', (story) => {
    stories.matched(story, days(8), 4)
    stories.unread(story, '今週は早めに帰れる日が多そうです。', '週末のご予定は、もうお決まりですか。')
  })
  stories.with(days(19), 'likes me', (story) => {
    stories.matched(story, days(18))
    receiveFirstReply(story)
  })
  stories.introduced(days(11), (story) => stories.talk(story))
  stories.with(days(48), 'auto', (story) => {
    stories.matched(story, days(47))
    stories.reviewed(story, 2)
  })
  stories.with(days(35), 'liked by me', (story) => {
    stories.matched(story, days(34), 6)
    stories.reviewed(story)
  })
}
