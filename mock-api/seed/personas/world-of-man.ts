import { farewellDeck } from '../meetings/chats.ts'
import { receiveFirstReply } from './every-status.ts'
import { days, hours } from './persona.ts'
import type { Scenes } from './scenes.ts'

/** The persona `man`; his match with the persona `woman` is told in hers. */
export function planWorldOfMan(scenes: Scenes): void {
  planMatches(scenes)
  scenes.with(days(24), 'auto', (story) =>
    story.decline(scenes.ago(days(23)), 'タイプではない（雰囲気・好み）'),
  )
  scenes.with(days(14), 'likes me', (story) => story.decline(scenes.ago(days(13)), ''))
  scenes.with(days(58), 'auto', (story) => {
    story.choose(scenes.ago(days(57)))
    scenes.talk(story, farewellDeck)
    story.dissolve(scenes.ago(days(50)), story.woman)
  })
  scenes.with(days(2), 'auto', (story) => story.hold(scenes.ago(days(1))))
  scenes.with(hours(8), 'auto')
  scenes.with(days(5), 'liked by me')
  scenes.with(hours(27), 'liked by me')
  for (const age of [days(6), hours(29), hours(4)]) {
    scenes.with(age, 'likes me', (story) => {
      if (age > days(3)) story.seeLike(scenes.ago(age - days(1)))
    })
  }
}

function planMatches(scenes: Scenes): void {
  // She has not written yet: his input waits (D-27).
  scenes.with(hours(26), 'liked by me', (story) => story.choose(scenes.ago(hours(6))))
  scenes.with(days(3), 'auto', (story) => {
    scenes.matched(story, days(2), 2)
    scenes.unread(story, 'お返事をありがとうございます。夜にゆっくり読ませていただきますね。')
  })
  scenes.with(days(9), 'auto', (story) => {
    scenes.matched(story, days(8), 4)
    scenes.unread(story, '今週は早めに帰れる日が多そうです。', '週末のご予定は、もうお決まりですか。')
  })
  scenes.with(days(19), 'likes me', (story) => {
    scenes.matched(story, days(18))
    receiveFirstReply(story)
  })
  scenes.introduced(days(11), (story) => scenes.talk(story))
  scenes.with(days(48), 'auto', (story) => {
    scenes.matched(story, days(47))
    scenes.reviewed(story, 2)
  })
  scenes.with(days(35), 'liked by me', (story) => {
    scenes.matched(story, days(34), 6)
    scenes.reviewed(story)
  })
}
