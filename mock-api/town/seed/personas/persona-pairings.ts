import { Sex } from '../../../../src/contract/enums/member.ts'
import { farewellDeck } from '../meetings/chats.ts'
import { drawNoMatchReason } from '../meetings/no-match-reasons.ts'
import type { Story } from '../meetings/story.ts'
import type { Person } from '../people/person.ts'
import { days, hours } from '../time-spans.ts'
import type { Beginning, PersonaStories } from './persona-stories.ts'

/**
 * Plans one pairing in each status_n that a verified member can see, within the last 25 days.
 * @param usual how pairings without a like begin
 */
export function planEveryStatus(stories: PersonaStories, usual: Beginning): void {
  const { town, me } = stories
  stories.matchWithNew(days(25), usual, { chosenAgoMs: days(24.6), turns: 4 }, (story) => stories.writeReviews(story))
  stories.pairWithNew(days(12), usual, (story) => {
    story.decline(stories.ago(days(11)), drawNoMatchReason(town.stream(`reason ${me.id}`)))
  })
  stories.matchWithNew(days(10), 'likes me', { chosenAgoMs: days(9) }, (story) => receiveFirstReply(story))
  stories.introduceToNew(days(6), (story) => stories.talk(story))
  stories.matchWithNew(days(5), 'liked by me', { chosenAgoMs: days(4), turns: 3 }, (story) => {
    if (me.sex === Sex.woman) stories.leaveUnread(story, 'お返事はいつでも大丈夫です。よい一日をお過ごしください。')
    else stories.leaveUnread(story)
  })
  stories.pairWithNew(days(3), usual, (story) => story.hold(stories.ago(days(2.5))))
  stories.pairWithNew(days(2), 'liked by me')
  stories.pairWithNew(hours(30), 'likes me')
  stories.pairWithNew(hours(20), usual)
}

/** She marks his reply as received once it exists. */
function receiveFirstReply(story: Story): void {
  story.receiveReply(story.messages[1]?.at ?? story.decidedAt)
}

/** Plans the pairings of the persona `man`, except the match with the persona `woman`. */
export function planPairingsOfMan(stories: PersonaStories): void {
  planMatchesOfMan(stories)
  stories.pairWithNew(days(24), 'auto', (story) =>
    story.decline(stories.ago(days(23)), 'タイプではない（雰囲気・好み）'),
  )
  stories.pairWithNew(days(14), 'likes me', (story) => story.decline(stories.ago(days(13)), ''))
  stories.pairWithNew(days(58), 'auto', (story) => {
    story.choose(stories.ago(days(57)))
    stories.talk(story, farewellDeck)
    story.dissolve(stories.ago(days(50)), story.woman)
  })
  stories.pairWithNew(days(2), 'auto', (story) => story.hold(stories.ago(days(1))))
  stories.pairWithNew(hours(8), 'auto')
  stories.pairWithNew(days(5), 'liked by me')
  stories.pairWithNew(hours(27), 'liked by me')
  for (const age of [days(6), hours(29), hours(4)]) {
    stories.pairWithNew(age, 'likes me', (story) => {
      if (age > days(3)) story.seeLike(stories.ago(age - days(1)))
    })
  }
}

function planMatchesOfMan(stories: PersonaStories): void {
  // She has not written yet, so his input is disabled (D-27).
  stories.pairWithNew(hours(26), 'liked by me', (story) => story.choose(stories.ago(hours(6))))
  stories.matchWithNew(days(3), 'auto', { chosenAgoMs: days(2), turns: 2 }, (story) =>
    stories.leaveUnread(story, 'お返事をありがとうございます。夜にゆっくり読ませていただきますね。'),
  )
  stories.matchWithNew(days(9), 'auto', { chosenAgoMs: days(8), turns: 4 }, (story) =>
    stories.leaveUnread(story, '今週は早めに帰れる日が多そうです。', '週末のご予定は、もうお決まりですか。'),
  )
  stories.matchWithNew(days(19), 'likes me', { chosenAgoMs: days(18) }, (story) => receiveFirstReply(story))
  stories.introduceToNew(days(11), (story) => stories.talk(story))
  stories.matchWithNew(days(48), 'auto', { chosenAgoMs: days(47) }, (story) => stories.writeReviews(story, 2))
  stories.matchWithNew(days(35), 'liked by me', { chosenAgoMs: days(34), turns: 6 }, (story) =>
    stories.writeReviews(story),
  )
}

/** Plans the pairings of the persona `woman`: full lists, every ending, all stages of chat, the persona `man`. */
export function planPairingsOfWoman(stories: PersonaStories, man: Person): void {
  planMatchesOfWoman(stories)
  planReviewed(stories)
  planEndings(stories)
  planOpen(stories)
  const story = stories.begin(man, days(5), 'auto')
  stories.chooseAndTalk(story, days(4))
  stories.leaveUnread(story, 'お会いできる日を、少しずつ相談できたらうれしいです。')
}

function planMatchesOfWoman(stories: PersonaStories): void {
  // One reply window is still closed, the next opens within hours (D-12).
  stories.pairWithNew(hours(9), 'auto', (story) => story.choose(stories.ago(hours(2))))
  stories.matchWithNew(hours(30), 'likes me', { chosenAgoMs: hours(20), turns: 1 })
  stories.matchWithNew(days(8), 'liked by me', { chosenAgoMs: days(7), turns: 3 }, (story) =>
    stories.leaveUnread(story, 'お仕事、おつかれさまです。', 'お時間のあるときに、お返事をいただけたらうれしいです。'),
  )
  stories.matchWithNew(days(16), 'manual', { chosenAgoMs: days(15) }, (story) => {
    stories.talk(story)
    receiveFirstReply(story)
  })
  stories.introduceToNew(days(6), (story) => stories.talk(story))
}

function planReviewed(stories: PersonaStories): void {
  stories.matchWithNew(days(52), 'auto', { chosenAgoMs: days(51) }, (story) => stories.writeReviews(story, 3))
  stories.matchWithNew(days(38), 'likes me', { chosenAgoMs: days(37) }, (story) => stories.writeReviews(story))
  stories.matchWithNew(days(30), 'liked by me', { chosenAgoMs: days(29), turns: 5 }, (story) => {
    stories.writeReviews(story)
    stories.talk(story)
  })
}

function planEndings(stories: PersonaStories): void {
  stories.pairWithNew(days(33), 'auto', (story) =>
    story.decline(stories.ago(days(32)), 'NG体型：痩せ型、マッチョ 身長下限：165cm'),
  )
  stories.pairWithNew(days(21), 'likes me', (story) => story.decline(stories.ago(days(19)), '好みが合わない'))
  stories.pairWithNew(days(13), 'auto', (story) => {
    story.hold(stories.ago(days(12)))
  })
  stories.pairWithNew(days(11), 'auto', (story) => {
    story.choose(stories.ago(days(10)))
    story.missReply(stories.ago(days(8)))
  })
  stories.pairWithNew(days(45), 'auto', (story) => {
    story.choose(stories.ago(days(44)))
    stories.talk(story, farewellDeck)
    story.dissolve(stories.ago(days(39)), stories.me)
  })
}

function planOpen(stories: PersonaStories): void {
  stories.pairWithNew(days(7), 'auto', (story) => story.hold(stories.ago(days(6) + hours(4))))
  stories.pairWithNew(days(3), 'auto', (story) => story.hold(stories.ago(days(2))))
  stories.pairWithNew(hours(31), 'manual')
  stories.pairWithNew(hours(5), 'auto')
  for (const age of [days(4), hours(28), hours(3)]) {
    stories.pairWithNew(age, 'likes me', (story) => {
      if (age > days(3)) story.seeLike(stories.ago(age - days(1)))
    })
  }
  stories.pairWithNew(days(9), 'liked by me')
  stories.pairWithNew(hours(26), 'liked by me')
}

/** Plans what a withdrawn member leaves behind: closed chats, and reviews without a name (IMP-29). */
export function planPairingsOfWithdrawn(stories: PersonaStories): void {
  stories.matchWithNew(days(50), 'auto', { chosenAgoMs: days(49) }, (story) => stories.writeReviews(story))
  stories.pairWithNew(days(20), 'auto', (story) => {
    story.choose(stories.ago(days(19)))
    stories.talk(story, undefined, 3)
  })
  stories.pairWithNew(days(15), 'auto', (story) => story.decline(stories.ago(days(14)), '好みが合わない'))
}
