import { drawNoMatchReason } from '../meetings/no-match-reasons.ts'
import type { Story } from '../meetings/story.ts'
import type { Beginning, PersonaStories } from './persona-stories.ts'
import { days, hours } from './persona.ts'

/**
 * One pairing in each status_n that a verified member can see, within the last 25 days.
 * @param recommended whether the system brings the persona together with others; else the operator and likes do
 */
export function planEveryStatus(stories: PersonaStories, recommended: boolean): void {
  const { town, me } = stories
  const usual: Beginning = recommended ? 'auto' : 'operator'
  stories.with(days(25), usual, (story) => {
    stories.matched(story, days(24.6), 4)
    stories.reviewed(story)
  })
  stories.with(days(12), usual, (story) => {
    story.decline(stories.ago(days(11)), drawNoMatchReason(town.stream(`reason ${me.id}`)))
  })
  stories.with(days(10), 'likes me', (story) => {
    stories.matched(story, days(9))
    receiveFirstReply(story)
  })
  stories.introduced(days(6), (story) => stories.talk(story))
  stories.with(days(5), 'liked by me', (story) => {
    stories.matched(story, days(4), 3)
    if (me.sex === 2) stories.unread(story, 'お返事はいつでも大丈夫です。よい一日をお過ごしください。')
    else stories.unread(story)
  })
  stories.with(days(3), usual, (story) => story.hold(stories.ago(days(2.5))))
  stories.with(days(2), 'liked by me')
  stories.with(hours(30), 'likes me')
  stories.with(hours(20), usual)
}

/** She says that his reply came when it has. */
export function receiveFirstReply(story: Story): void {
  story.receiveReply(story.lines[1]?.at ?? story.decidedAt)
}
