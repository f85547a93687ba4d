import { drawNoMatchReason } from '../meetings/no-match-reasons.ts'
import type { Story } from '../meetings/story.ts'
import { days, hours } from './persona.ts'
import type { Beginning, Scenes } from './scenes.ts'

/**
 * One pairing in each status_n that a verified member can see, within the last 25 days.
 * @param recommended whether the system brings the persona together with others; else the operator and likes do
 */
export function planEveryStatus(scenes: Scenes, recommended: boolean): void {
  const { town, me } = scenes
  const usual: Beginning = recommended ? 'auto' : 'operator'
  scenes.with(days(25), usual, (story) => {
    scenes.matched(story, days(24.6), 4)
    scenes.reviewed(story)
  })
  scenes.with(days(12), usual, (story) => {
    story.decline(scenes.ago(days(11)), drawNoMatchReason(town.stream(`reason ${me.id}`)))
  })
  scenes.with(days(10), 'likes me', (story) => {
    scenes.matched(story, days(9))
    receiveFirstReply(story)
  })
  scenes.introduced(days(6), (story) => scenes.talk(story))
  scenes.with(days(5), 'liked by me', (story) => {
    scenes.matched(story, days(4), 3)
    if (me.sex === 2) scenes.unread(story, 'お返事はいつでも大丈夫です。よい一日をお過ごしください。')
    else scenes.unread(story)
  })
  scenes.with(days(3), usual, (story) => story.hold(scenes.ago(days(2.5))))
  scenes.with(days(2), 'liked by me')
  scenes.with(hours(30), 'likes me')
  scenes.with(hours(20), usual)
}

/** She says that his reply came when it has. */
export function receiveFirstReply(story: Story): void {
  story.receiveReply(story.lines[1]?.at ?? story.decidedAt)
}
